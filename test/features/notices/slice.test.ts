// @vitest-environment jsdom
// Status messages: shown once, survive as many page changes as they say, gone when dismissed or signed out.
import { describe, expect, it } from 'vitest'
import { noticeDismissed, noticeShown, noticesSlice } from '@/features/notices/model/slice'
import { loggedOut } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'

type Action = Parameters<typeof noticesSlice.reducer>[1]

const shown = (text: string, more: { id?: string; staysFor?: number } = {}) =>
  noticeShown({ kind: 'info', text, ...more })
const addressAt = (path: string) => window.history.replaceState(null, '', path)
const movedTo = (path: string, page = '1') => {
  addressAt(path)
  return locationChanged({ path, query: { faqe: page }, key: path + page, at: 1 })
}

/** The texts on screen after `actions`. */
const texts = (...actions: Action[]): string[] => {
  const notices = actions.reduce(noticesSlice.reducer, noticesSlice.getInitialState())
  return notices.items.map(({ text }) => text)
}

describe('notices', () => {
  it('stand oldest first, each with an id of its own', () => {
    const [one, two] = [shown('one'), shown('two')]
    expect(texts(one, two)).toEqual(['one', 'two'])
    expect(one.payload.id).not.toBe(two.payload.id)
  })

  it('are not said twice: the same text or id takes the place of the old', () => {
    expect(texts(shown('one'), shown('two'), shown('one'))).toEqual(['two', 'one'])
    expect(texts(shown('saving', { id: 'save' }), shown('saved', { id: 'save' }))).toEqual(['saved'])
  })

  it('go when the page changes, unless they were meant for the next one', () => {
    const actions = [movedTo('/a'), shown('here'), shown('there', { staysFor: 1 })]
    expect(texts(...actions, movedTo('/b'))).toEqual(['there'])
    expect(texts(...actions, movedTo('/b'), movedTo('/c'))).toEqual([])
  })

  it('that are shown while the next page loads are read there', () => {
    const here = movedTo('/a')
    addressAt('/b')
    const actions = [here, shown('refused'), movedTo('/b')]
    expect(texts(...actions)).toEqual(['refused'])
    expect(texts(...actions, movedTo('/c'))).toEqual([])
  })

  it('of older logs, which do not say where they were shown, go with the page', () => {
    const { type, payload } = shown('old')
    const actions = [movedTo('/a'), { type, payload } as Action]
    expect(texts(...actions)).toEqual(['old'])
    expect(texts(...actions, movedTo('/b'))).toEqual([])
  })

  it('stay while only the query changes, as on another page of the list', () => {
    const actions = [movedTo('/a', '2'), shown('deleted'), shown('there', { staysFor: 1 }), movedTo('/a', '1')]
    expect(texts(...actions)).toEqual(['deleted', 'there'])
    expect(texts(...actions, movedTo('/b'))).toEqual(['there'])
  })

  it('go when dismissed, alone', () => {
    expect(texts(shown('one', { id: '1' }), shown('two', { id: '2' }), noticeDismissed('1'))).toEqual(['two'])
  })

  it('go with the user', () => {
    expect(texts(shown('yours', { staysFor: 9 }), loggedOut())).toEqual([])
  })
})
