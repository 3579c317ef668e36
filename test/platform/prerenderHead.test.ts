// @vitest-environment jsdom
// What a page says to its head while it is rendered to HTML, and that nothing of it happens in a browser.
import { describe, expect, it, vi } from 'vitest'
import * as env from '@/platform/env'
import * as inBrowser from '@/platform/prerenderHead'

const empty = { title: '', description: undefined, data: [], isMissing: false, nearestPage: undefined }

/** The module as a server loads it, beside the one of the browser: its only setting is read when it is loaded. */
async function onServer(): Promise<typeof inBrowser> {
  vi.spyOn(env, 'isPrerendering', 'get').mockReturnValue(true)
  const server = '@/platform/prerenderHead?server'
  return import(server)
}

describe('in a browser', () => {
  it('there is no head to note anything in, and the site is where the page came from', () => {
    inBrowser.beginPrerender('https://vlereso.example')
    inBrowser.noteNearestPage(2)
    expect(inBrowser.prerenderHead).toBeUndefined()
    expect(inBrowser.siteOrigin()).toBe(window.location.origin)
  })
})

describe('while a page is rendered', () => {
  it('the head is empty, of a page that exists, until something is noted', async () => {
    const { prerenderHead } = await onServer()
    expect(prerenderHead).toEqual({ ...empty, origin: '' })
  })

  it('the site is the one it is rendered for', async () => {
    const { beginPrerender, siteOrigin } = await onServer()
    beginPrerender('https://vlereso.example')
    expect(siteOrigin()).toBe('https://vlereso.example')
    beginPrerender()
    expect(siteOrigin()).toBe('')
  })

  it('the nearest page of a list is noted', async () => {
    const { beginPrerender, noteNearestPage, prerenderHead } = await onServer()
    beginPrerender()
    noteNearestPage(3)
    expect(prerenderHead?.nearestPage).toBe(3)
  })

  it('nothing of the page before is left', async () => {
    const { beginPrerender, prerenderHead } = await onServer()
    const before = { title: 'Kafe', description: 'E mirë', data: ['{}'], isMissing: true, nearestPage: 2 }
    Object.assign(prerenderHead ?? {}, before)
    beginPrerender('https://vlereso.example')
    expect(prerenderHead).toEqual({ ...empty, origin: 'https://vlereso.example' })
  })
})
