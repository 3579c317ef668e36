// What is made of a call's result: the kind of a failure and its words, where a form shows them, and what a page tells the log-in.
import { describe, expect, it } from 'vitest'
import type { AppError } from '@/api'
import { failureCode, failureText, splitServerErrors } from '@/features/auth/model/accountResults'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'

const failure = (of: Partial<AppError>): AppError => ({ kind: 'unexpected', status: 500, message: 'm', ...of })

describe('the kind of a failure', () => {
  it.each<[string, Partial<AppError>, string | undefined]>([
    ['no answer', { status: 0 }, 'network'],
    ['no answer, whatever the code', { status: 0, code: 'OTHER' }, 'network'],
    ['words that name the server', { serverMessage: 'Gabim në lidhje me Serverin' }, 'network'],
    ['the same in capitals', { serverMessage: 'LIDHJA ME SERVERIN DËSHTOI' }, 'network'],
    ['other words', { serverMessage: 'Server i panjohur' }, undefined],
    ['no words at all', {}, undefined],
    ['a code', { code: 'EMAIL_NOT_VERIFIED' }, undefined],
  ])('%s', (_, of, expected) => {
    expect(failureCode(failure(of))).toBe(expected)
  })
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

  it('tell of the connection in other words where a call has them', () => {
    expect(failureText(failure({ status: 0 }), 'Nuk u krye', 'Pa lidhje')).toBe('Pa lidhje')
    expect(failureText(failure({ status: 500 }), 'Nuk u krye', 'Pa lidhje')).toBe('Nuk u krye')
  })
})

describe('errors of a form', () => {
  const values = { email: '', password: '' }
  it.each([
    ['nothing', {}, {}, []],
    ['only the general one', { error: 'Jo' }, {}, ['Jo']],
    ['an empty general one is none', { error: '' }, {}, []],
    ['one field’s', { validationErrors: { email: 'E zënë' } }, { email: 'E zënë' }, []],
    ['both', { error: 'Jo', validationErrors: { email: 'E zënë' } }, { email: 'E zënë' }, ['Jo']],
    ['what a field says is not said again', { error: 'Jo', validationErrors: { email: 'Jo' } }, { email: 'Jo' }, []],
    ['a field that the form lacks', { error: 'Jo', validationErrors: { name: 'I gjatë' } }, {}, ['Jo', 'I gjatë']],
    ['two such fields with the same words', { validationErrors: { name: 'Jo', city: 'Jo' } }, {}, ['Jo']],
    ['a field called like a property of all objects', { validationErrors: { toString: 'Çudi' } }, {}, ['Çudi']],
  ])('%s', (_, result, fields, general) => {
    expect(splitServerErrors({ success: false, ...result }, values)).toEqual({ fields, general })
  })
})

describe('the state of the router at the log-in', () => {
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
  ])('%j is read as %j', (state, read) => {
    expect(readLoginRouterState(state)).toStrictEqual(read)
  })
})
