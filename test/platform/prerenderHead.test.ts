// @vitest-environment jsdom
// What a page says to its head while it is rendered to HTML, and that nothing of it happens in a browser.
import { expect, it, vi } from 'vitest'
import * as env from '@/platform/env'
import * as inBrowser from '@/platform/prerenderHead'

const empty = { title: '', description: undefined, data: [], isMissing: false, nearestPage: undefined }

/** The module as a server loads it, beside the one of the browser: its only setting is read when it is loaded. */
async function onServer(): Promise<typeof inBrowser> {
  vi.spyOn(env, 'isPrerendering', 'get').mockReturnValue(true)
  const server = '@/platform/prerenderHead?server'
  return import(server)
}

it('in a browser there is no head to note anything in, and the site is where the page came from', () => {
  inBrowser.beginPrerender('https://vlereso.example')
  inBrowser.noteNearestPage(2)
  expect(inBrowser.prerenderHead).toBeUndefined()
  expect(inBrowser.siteOrigin()).toBe(window.location.origin)
})

it('while a page is rendered the head is its own: what is noted, the site it is for, nothing of the page before', async () => {
  const { beginPrerender, noteNearestPage, prerenderHead, siteOrigin } = await onServer()
  expect(prerenderHead).toEqual({ ...empty, origin: '' })
  noteNearestPage(3)
  expect(prerenderHead?.nearestPage).toBe(3)
  Object.assign(prerenderHead ?? {}, { title: 'Kafe', description: 'E mirë', data: ['{}'], isMissing: true })
  beginPrerender('https://vlereso.example')
  expect(prerenderHead).toEqual({ ...empty, origin: 'https://vlereso.example' })
  expect(siteOrigin()).toBe('https://vlereso.example')
  beginPrerender()
  expect(siteOrigin()).toBe('')
})
