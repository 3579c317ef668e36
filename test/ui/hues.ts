// The palette's hues, and how bright their colours are.
import { compile } from 'sass'

/** Angles on the colour wheel, as the styles have them. */
export const hues: readonly number[] = [
  ...compile('src/styles/_base.scss', { loadPaths: ['src'] }).css.matchAll(/--hue: (\d+)/g),
].map(([, hue]) => Number(hue))

/** Relative luminance as WCAG 2.2 defines it, of a colour of the wheel. */
export function luminance(hue: number, saturation: number, light: number): number {
  const channel = (at: number) => {
    const k = (at + hue / 30 + 120) % 12
    const value = light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}
