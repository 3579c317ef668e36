// @vitest-environment node
// What happened at a step, in plain words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import type { DiaryEntry, NewEntry } from '@/replay/diary/entry'
import { readLog } from '@/replay/readLog'
import { actionSentence, entrySentence } from '@/replay/sentences'

const call = (how: string, rest: { meta?: object; payload?: unknown; error?: unknown } = {}): UnknownAction => ({
  type: `api/execute${how}`,
  ...rest,
  meta: { arg: { endpointName: 'listReviews' }, ...rest.meta },
})
const answered = { baseQueryMeta: { response: { status: 200 } } }

const actions: readonly [UnknownAction, string][] = [
  [{ type: 'navigation/locationChanged', payload: { path: '/biznes/biz_001', query: {} } }, 'opened /biznes/biz_001'],
  [
    { type: 'navigation/locationChanged', payload: { path: '/kategorite', query: { kerko: 'bar' } } },
    'opened /kategorite?kerko=bar',
  ],
  [{ type: 'navigation/requested', payload: { to: '/login' } }, 'the app went to /login'],
  [call('Query/pending'), 'asked for listReviews'],
  [call('Query/fulfilled', { meta: answered }), 'listReviews answered with 200'],
  [call('Query/rejected', { meta: { condition: true } }), 'listReviews was there already'],
  [call('Query/rejected', { meta: { aborted: true } }), 'listReviews was given up'],
  [call('Query/rejected', { payload: { kind: 'http', status: 503 } }), 'listReviews failed: 503'],
  [call('Query/rejected', { payload: { kind: 'network', status: 0 } }), 'listReviews failed: network'],
  [call('Query/rejected', { error: { message: 'x is not a function' } }), 'listReviews failed: x is not a function'],
  [call('Mutation/pending'), 'sent listReviews'],
  [call('Mutation/rejected', { payload: { status: 409, code: 'A' } }), 'listReviews failed: 409 A'],
  [{ type: 'reviews/createRefused', payload: { message: 'x', code: 'A' } }, 'the review was refused: A'],
  [{ type: 'reviews/listOpened', payload: { list: 'userReviews' } }, 'the list userReviews was opened'],
  [{ type: 'auth/LOGIN_SUCCESS' }, 'auth: login success'],
  [{ type: 'categories/subcategoriesChosen' }, 'categories: subcategories chosen'],
  [{ type: 'odd' }, 'odd'],
  [{ type: 'navigation/locationChanged', payload: 7 }, 'opened '],
]

it.each(actions)('an action %#', (action, words) => expect(actionSentence(action)).toBe(words))

const entries: readonly [NewEntry, string][] = [
  [{ kind: 'press', control: 'button', name: 'Dërgo komentin' }, 'pressed "Dërgo komentin"'],
  [
    { kind: 'press', control: 'link', name: 'Kategoritë', to: '/kategorite', byKeyboard: true },
    'pressed link "Kategoritë" to /kategorite by keyboard',
  ],
  [{ kind: 'typed', name: 'Titulli' }, 'filled in "Titulli"'],
  [{ kind: 'submit', name: 'Hyr' }, 'submitted "Hyr"'],
  [{ kind: 'page', event: 'reloaded', path: '/faq' }, 'the page was reloaded at /faq'],
  [{ kind: 'page', event: 'hidden', path: '/faq' }, 'the tab was left'],
  [{ kind: 'call', method: 'POST', path: '/reviews', status: 201, ms: 180 }, 'POST /reviews 201 in 180 ms'],
  [{ kind: 'call', method: 'GET', path: '/reviews', status: 0, ms: 9 }, 'GET /reviews got no answer after 9 ms'],
  [{ kind: 'console', level: 'error', text: 'TypeError: x\n    at y' }, 'the console had an error: TypeError: x'],
  [{ kind: 'otherTab', event: 'logged out' }, 'another tab logged out'],
  [{ kind: 'mark', words: 'the list\n is empty' }, 'bug here: the list is empty'],
]

it.each(entries)('an entry of the diary %#', (entry, words) =>
  expect(entrySentence({ ...entry, at: 1, after: 1 } as DiaryEntry)).toBe(words),
)

it('no action of the recorded sessions is without words', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.actionlog.json'))
  const all = files.flatMap((file) => readLog(readFileSync(join(import.meta.dirname, file), 'utf8')).actions)
  for (const sentence of all.map(actionSentence)) expect(sentence).toMatch(/^[a-z][^{}]* |^[a-z]+: /)
})
