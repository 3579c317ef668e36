// What is made of a call's result: a failure's kind and words, where a form shows them, what a page tells the log-in.
import { describe, expect, it } from 'vitest'
import type { AppError } from '@/api'
import { splitServerErrors } from '@/features/auth/model/accountForms'
import { failedResult, failureCode, failureText, wasDoneBefore } from '@/features/auth/model/accountResults'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'

const failure = (of: Partial<AppError>): AppError => ({ kind: 'unexpected', status: 500, message: 'm', ...of })

it.each<[string, Partial<AppError>, string | undefined]>([
  ['no answer', { status: 0 }, 'network'],
  ['no answer, whatever the code', { status: 0, code: 'OTHER' }, 'network'],
  ['words that name the server', { serverMessage: 'Gabim në lidhje me Serverin' }, 'network'],
  ['the same in capitals', { serverMessage: 'LIDHJA ME SERVERIN DËSHTOI' }, 'network'],
  ['other words', { serverMessage: 'Server i panjohur' }, undefined],
  ['no words at all', {}, undefined],
  ['a code', { code: 'EMAIL_NOT_VERIFIED' }, undefined],
])('the kind of a failure for %s (%o) is %s', (_, of, expected) => {
  expect(failureCode(failure(of))).toBe(expected)
})

describe('the words of a failure', () => {
  it.each<[string, Partial<AppError>, string]>([
    ['are the server’s', { serverMessage: 'Jo sot' }, 'Jo sot'],
    ['are the server’s without a status, too', { serverMessage: 'Jo sot', status: 0 }, 'Jo sot'],
    ['tell of the connection when no answer came', { status: 0 }, 'Gabim në lidhje me serverin'],
    ['are the call’s own for an answer without any', { status: 404 }, 'Nuk u krye'],
  ])('%s', (_, of, expected) => {
    expect(failureText(failure(of), 'Nuk u krye')).toBe(expected)
  })

  it('tell of the connection in other words where a call has some', () => {
    expect(failureText(failure({ status: 0 }), 'Nuk u krye', 'Pa lidhje')).toBe('Pa lidhje')
    expect(failureText(failure({ status: 500 }), 'Nuk u krye', 'Pa lidhje')).toBe('Nuk u krye')
  })
})

it.each<[string, Partial<AppError>, boolean]>([
  ['no answer came', { status: 0 }, true],
  ['a gateway had none', { status: 502 }, true],
  ['a gateway did not wait for one', { status: 504 }, true],
  ['the server failed', { status: 500 }, false],
  ['it never left', { status: 0, isLocal: true }, false],
  ['the answer to the same one before was lost', { status: 429, isSecondTry: true }, true],
])('the doubt about a failure is said or not where %s: %o %s', (_, of, isSaid) => {
  expect(failedResult(failure(of), 'Nuk u krye', 'Nuk e dimë').doubt).toBe(isSaid ? 'Nuk e dimë' : undefined)
})

const taken = { status: 400, isSecondTry: true, fields: { email: 'E zënë' } }
it.each<[string, Partial<AppError>, boolean]>([
  ['is of the field alone that its success changes', taken, true],
  ['is none of a first try', { ...taken, isSecondTry: false }, false],
  ['is not of another field', { ...taken, fields: { name: 'I gjatë' } }, false],
  ['is not of one field more', { ...taken, fields: { ...taken.fields, name: 'I gjatë' } }, false],
  ['names a field', { ...taken, fields: {} }, false],
  ['is the server’s about what was sent: a conflict', { ...taken, status: 409 }, true],
  ['is the server’s about what was sent: a link that is gone', { ...taken, status: 410 }, true],
  ['is none of the session', { ...taken, status: 401 }, false],
  ['is none that may pass', { ...taken, status: 429 }, false],
  ['is no failure of the server', { ...taken, status: 503 }, false],
])('a refusal that shows a call to be done %s: %o %s', (_, of, isDone) => {
  expect(wasDoneBefore(failure(of), 'email')).toBe(isDone)
})

const values = { email: '', password: '' }
it.each([
  ['nothing', {}, {}, []],
  ['only the general one', { error: 'Jo' }, {}, ['Jo']],
  ['an empty general one is none', { error: '' }, {}, []],
  ['the doubt after it', { error: 'Jo', doubt: 'Nuk e dimë' }, {}, ['Jo', 'Nuk e dimë']],
  ['one field’s', { validationErrors: { email: 'E zënë' } }, { email: 'E zënë' }, []],
  ['both', { error: 'Jo', validationErrors: { email: 'E zënë' } }, { email: 'E zënë' }, ['Jo']],
  ['what a field says is not said again', { error: 'Jo', validationErrors: { email: 'Jo' } }, { email: 'Jo' }, []],
  ['a field that the form lacks', { error: 'Jo', validationErrors: { name: 'I gjatë' } }, {}, ['Jo', 'I gjatë']],
  ['two such fields with the same words', { validationErrors: { name: 'Jo', city: 'Jo' } }, {}, ['Jo']],
  ['a field called like a property of all objects', { validationErrors: { toString: 'Çudi' } }, {}, ['Çudi']],
])('errors of a form are split into those of fields and general ones: %s', (_, result, fields, general) => {
  expect(splitServerErrors({ success: false, ...result }, values)).toEqual({ fields, general })
})

it.each([
  [undefined, {}],
  [null, {}],
  ['/profile', {}],
  [[], {}],
  [{ from: '/profile' }, { from: '/profile' }],
  [{ from: '' }, { from: '' }],
  [{ from: 7, message: 7, isSuccess: 'true' }, {}],
  [{ message: 'Hyr' }, { message: 'Hyr' }],
  [{ message: '' }, {}],
  [{ isSuccess: true }, { isSuccess: true }],
  [{ isSuccess: false }, {}],
  [
    { from: '/a', message: 'b', isSuccess: true, more: 'c' },
    { from: '/a', message: 'b', isSuccess: true },
  ],
])('the state of the router at the log-in %j is read as %j', (state, read) => {
  expect(readLoginRouterState(state)).toStrictEqual(read)
})
