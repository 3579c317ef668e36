// The icons for home screens and link previews draw the tab's icon without round corners: systems cut their own.
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'

const publicFile = (name: string) => readFileSync(`src/public/${name}`)

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is favicon.svg at %i pixels', (name, value) => {
  const drawing = publicFile('favicon.svg').toString().replace(' rx="8"', '')
  const drawn = new Resvg(drawing, { fitTo: { mode: 'width', value } }).render().asPng()
  expect(publicFile(name).equals(drawn)).toBe(true)
})

it('are named by the page and the manifest', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
  const { icons } = JSON.parse(publicFile('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
    '/favicon.svg any',
    '/icon-192.png 192x192',
    '/icon-512.png 512x512',
  ])
})
