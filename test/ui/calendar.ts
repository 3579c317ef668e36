// The browser's own date input behind a DateField, and a stand-in for its calendar, which jsdom lacks.
import { vi } from 'vitest'

/** The date input whose calendar the field offers. */
export const calendarOf = (field: HTMLElement): HTMLInputElement | null =>
  field.parentElement?.querySelector<HTMLInputElement>('input[type="date"]') ?? null

/** Gives date inputs a `showPicker` until the returned function is called; what it was called on is in its mock. */
export function standInCalendar() {
  const showPicker = vi.fn(function (this: HTMLInputElement) {
    return this
  })
  Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: showPicker, configurable: true })
  return { showPicker, remove: () => Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker') }
}
