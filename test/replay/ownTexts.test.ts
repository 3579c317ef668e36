// @vitest-environment jsdom
// Messages of the app can be read in its logs; what a server or a person wrote cannot, wherever it stands in them.
import { describe, expect, it } from 'vitest'
import { noticeShown } from '@/features/notices/model/slice'
import { createRefused } from '@/features/reviews/model/slice'
import { appRedactor } from '@/replay/redact/ownTexts'
import { authErrorSet } from '@/session/events'
import { found, planted } from './plantedTexts'

const message = (text: string) => String(appRedactor().value(text, 'message'))
/** The words that stay, with stars for all others. */
const starred = (text: string, original = text) =>
  message(text).replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
    original.slice(at, at + word.length) === word ? word : '*'.repeat(word.length),
  )

describe('a message', () => {
  it.each([
    ['Komenti u dërgua. Faleminderit!'],
    ['Pati një gabim në server. Provo përsëri pas pak.'],
    ['Fjalëkalimi është i detyrueshëm'],
    ['U gjetën 12 komente'],
    ['Gabim: Pati një gabim në server.'],
    [''],
  ])('of the app stays as it is: %s', (text) => expect(message(text)).toBe(text))

  it.each([
    ['Slow down.', '**** ****.'],
    ['Pati një gabim në server. Zamira', 'Pati një gabim në server. ******'],
    ['Zamira! Pati një gabim në server.', '******! Pati një gabim në server.'],
    ['Komenti për Bar Era', 'Komenti për *** ***'],
    ['U gjetën 1234 komente', 'U gjetën **** komente'],
    ['Kafe', '****'],
  ])('keeps only what the source of the app says: %s', (text, shown) => expect(starred(text)).toBe(shown))

  it('is one wherever the app tells it: notices, refusals, the state, what components report', () => {
    const [sent, failed] = ['Komenti u dërgua. Faleminderit!', 'Pati një gabim në server.']
    const redactor = appRedactor()
    for (const action of [
      noticeShown({ kind: 'info', text: sent }),
      authErrorSet(failed),
      createRefused({ message: failed }),
    ])
      expect(redactor.action(action)).toEqual(action)
    const state = {
      reviews: { errors: { update: failed } },
      auth: { error: failed, successMessage: sent },
      view: {
        'refused/r1': failed,
        deletionProblems: failed,
        login: { values: { email: failed }, errors: { email: failed } },
      },
    }
    const shown = redactor.state(state)
    expect(shown).toMatchObject({ reviews: state.reviews, auth: state.auth })
    expect(Object.values(shown.view).slice(0, 2)).toEqual([failed, failed])
    expect(shown.view.login.errors).toEqual({ email: failed })
    // The same words in a field are somebody's.
    expect(shown.view.login.values.email).not.toBe(failed)
  })

  it.each(planted)('lets through nothing of %s, in whatever of its own words it stands', (_, text) => {
    const frames = [
      text,
      `Pati një gabim në server. ${text}`,
      `${text} Pati një gabim në server.`,
      `Komenti për ${text}`,
    ]
    const more = [`Nuk u gjetën biznese që përputhen me "${text}".`, `Gabim: ${text}`, `${text}, faqja 2 nga 3`]
    const file = JSON.stringify([...frames, ...more].map(message))
    expect(found(file, text)).toEqual([])
  })
})
