// The log says what happened and never a secret; in tests and production it is silent unless the build asks for it.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as env from '@/platform/env'
import { log } from '@/platform/logger'

const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.sig'

/** What the log writes for a detail. */
function written(detail: unknown): unknown {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  log.error('x', detail)
  return said.mock.lastCall?.[1]
}

describe('a log that nobody asked for', () => {
  it('is silent', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    log.error('x')
    expect(said).not.toHaveBeenCalled()
  })
})

describe('the log', () => {
  beforeEach(() => void vi.spyOn(env, 'actionLog', 'get').mockReturnValue(true))

  it.each(['error', 'warn', 'info'] as const)('writes %s as such, with all details in their order', (level) => {
    const said = vi.spyOn(console, level).mockImplementation(() => undefined)
    log[level]('Refresh failed', { status: 500 }, 'later', 3)
    expect(said).toHaveBeenCalledExactlyOnceWith('Refresh failed', { status: 500 }, 'later', 3)
  })

  it('says no secret, however deep', () => {
    const detail = {
      status: 500,
      body: { refreshToken: 'abc', list: [{ password: 'p' }, `Bearer ${token}`], 'x-api-key': 'k' },
    }
    expect(written(detail)).toEqual({
      status: 500,
      body: { refreshToken: '[secret]', list: [{ password: '[secret]' }, 'Bearer [token]'], 'x-api-key': '[secret]' },
    })
  })

  it.each(['token', 'accessToken', 'newPassword', 'Authorization', 'apiKey', 'api-key', 'X-API-Key'])(
    'does not say what stands under %s',
    (name) => {
      expect(written({ [name]: 'abc', place: 'Vlorë' })).toEqual({ [name]: '[secret]', place: 'Vlorë' })
    },
  )

  it.each([
    ['eyJhbGciOi-_9.eyJzdWIi-_9.s-_g', '[token]'],
    ['eyJhbGciOi.eyJzdWIi', '[token]'],
    ['eyJhbGciOi.eyJzdWIi.', '[token]'],
    [`?a=${token}&b=${token}`, '?a=[token]&b=[token]'],
    ['eyJhbGciOi', 'eyJhbGciOi'],
    ['eyJhbGciOi.', 'eyJhbGciOi.'],
    ['eyJ.abc', 'eyJ.abc'],
    ['heyJude.mp3', 'heyJude.mp3'],
  ])('writes the text %s as %s', (text, shown) => {
    expect(written(text)).toBe(shown)
  })

  it.each([null, undefined, 5, true])('writes %j as it is', (value) => {
    expect(written(value)).toBe(value)
  })

  it('writes an error with its name, message and stack, and what else is known', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new TypeError(`bad ${token}`)
    error.stack = `in@https://app.example/?t=${token}:1`
    log.error('Broken', error, { componentStack: 'at Page' })
    const text = 'TypeError: bad [token]\nin@https://app.example/?t=[token]:1'
    expect(said).toHaveBeenCalledWith('Broken', text, { componentStack: 'at Page' })
  })

  it('goes five steps into objects and lists, also into one that holds itself', () => {
    expect(written({ a: { b: { c: { d: { e: 'here' } } } } })).toEqual({ a: { b: { c: { d: { e: 'here' } } } } })
    expect(written({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual({ a: { b: { c: { d: { e: '[deep]' } } } } })
    expect(written([[[[['here']]]]])).toEqual([[[[['here']]]]])
    expect(written([[[[[['deeper']]]]]])).toEqual([[[[['[deep]']]]]])
    const ring: Record<string, unknown> = {}
    ring.self = ring
    expect(JSON.stringify(written(ring))).toContain('[deep]')
  })
})
