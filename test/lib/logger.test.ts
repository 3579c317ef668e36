// @vitest-environment node
// The log says what happened and never a secret; in tests and production it is silent unless the build asks for it.
import { afterEach, describe, expect, it, vi } from 'vitest'

const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.sig'

afterEach(() => vi.resetModules())

async function logWith(actionLog: string) {
  vi.stubEnv('VITE_ACTION_LOG', actionLog)
  vi.resetModules()
  const { log } = await import('@/lib/logger')
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return { log, said }
}

describe('the log', () => {
  it('is silent unless it is asked for', async () => {
    const { log, said } = await logWith('off')
    log.error('x')
    expect(said).not.toHaveBeenCalled()
  })

  it('says message and details, without secrets, however deep', async () => {
    const { log, said } = await logWith('on')
    log.error('Refresh failed', {
      status: 500,
      body: { refreshToken: 'abc', list: [{ password: 'p' }, `Bearer ${token}`], 'x-api-key': 'k' },
    })
    expect(said).toHaveBeenCalledWith('Refresh failed', {
      status: 500,
      body: { refreshToken: '[secret]', list: [{ password: '[secret]' }, 'Bearer [token]'], 'x-api-key': '[secret]' },
    })
  })

  it('writes an error with its name, message and stack, and what else is known', async () => {
    const { log, said } = await logWith('on')
    const error = new TypeError(`bad ${token}`)
    error.stack = `in@https://app.example/?t=${token}:1`
    log.error('Broken', error, { componentStack: 'at Page' })
    const text = 'TypeError: bad [token]\nin@https://app.example/?t=[token]:1'
    expect(said).toHaveBeenCalledWith('Broken', text, { componentStack: 'at Page' })
  })

  it('ends in a structure that holds itself', async () => {
    const { log, said } = await logWith('on')
    const ring: Record<string, unknown> = {}
    ring.self = ring
    log.error('Ring', ring)
    expect(JSON.stringify(said.mock.calls)).toContain('[deep]')
  })
})
