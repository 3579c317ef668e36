// @vitest-environment jsdom
// Files that the browser is asked to keep.
import { beforeEach, expect, it, vi } from 'vitest'
import { download, downloadFile } from '@/platform/download'

const address = 'blob:https://vlereso.example/1'
const createObjectURL = vi.fn((_file: Blob) => address)
const revokeObjectURL = vi.fn()

/** The links that were followed. */
function followed(): { href: string; name: string }[] {
  const links: { href: string; name: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, name: this.download })
  })
  return links
}

beforeEach(() => {
  vi.useFakeTimers()
  createObjectURL.mockClear()
  revokeObjectURL.mockClear()
  // Missing in jsdom.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL }))
})

it('a download follows a link to the file under its name, and frees it, but not before a minute has passed', () => {
  const links = followed()
  const file = new Blob(['x'])
  downloadFile('picture.png', file)
  expect(createObjectURL).toHaveBeenCalledExactlyOnceWith(file)
  expect(links).toEqual([{ href: address, name: 'picture.png' }])
  vi.advanceTimersByTime(59_999)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith(address)
})

it('a download of a text is JSON', async () => {
  const links = followed()
  download('log.json', '{"a":1}')
  const file = createObjectURL.mock.lastCall?.[0]
  expect(file?.type).toBe('application/json')
  expect(await file?.text()).toBe('{"a":1}')
  expect(links).toEqual([{ href: address, name: 'log.json' }])
})
