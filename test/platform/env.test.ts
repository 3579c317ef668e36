// What the build's settings come to: they are read once, when the module is loaded.
import { describe, expect, it, vi } from 'vitest'
import type * as Env from '@/platform/env'

let loads = 0

/** The module as a build with these settings loads it. */
async function envWith(settings: Readonly<Record<string, string | undefined>>, isServer = false): Promise<typeof Env> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.stubEnv('SSR', isServer)
  loads += 1
  const another = `@/platform/env?${loads}`
  return import(another)
}

describe('addresses and keys', () => {
  it('have no blanks around them and no slashes at the end [NET-01, NET-02, NET-04]', async () => {
    const env = await envWith({
      VITE_API_BASE_URL: ' https://api.example/v1// ',
      VITE_API_KEY: ' k ',
      VITE_MEDIA_BASE_URL: 'https://fotot.example/',
    })
    expect(env.apiBaseUrl).toBe('https://api.example/v1')
    expect(env.callBaseUrl).toBe('https://api.example/v1')
    expect(env.apiKey).toBe('k')
    expect(env.mediaBaseUrl).toBe('https://fotot.example')
  })

  it('are empty where nothing is set', async () => {
    const names = ['VITE_API_BASE_URL', 'VITE_API_KEY', 'VITE_MEDIA_BASE_URL']
    const env = await envWith(Object.fromEntries(names.map((name) => [name, undefined])))
    expect([env.apiBaseUrl, env.callBaseUrl, env.apiKey, env.mediaBaseUrl]).toEqual(['', '', '', ''])
  })
})

describe('where calls go', () => {
  const addresses = { VITE_API_BASE_URL: 'https://api.example', API_URL: 'http://127.0.0.1:3000/' }

  it('is an address of its own on a server that has one', async () => {
    const { apiBaseUrl, callBaseUrl } = await envWith(addresses, true)
    expect(callBaseUrl).toBe('http://127.0.0.1:3000')
    expect(apiBaseUrl).toBe('https://api.example')
  })

  it('is the same as for browsers on a server that has none', async () => {
    expect((await envWith({ ...addresses, API_URL: undefined }, true)).callBaseUrl).toBe('https://api.example')
  })

  it('is never the address of the server in a browser', async () => {
    expect((await envWith(addresses)).callBaseUrl).toBe('https://api.example')
  })
})

describe('switches', () => {
  it('are on for “on” and nothing else', async () => {
    const all = (text: string) => ({ VITE_ACTION_LOG: text, VITE_API_MOCKS: text })
    expect(await envWith(all('on'))).toMatchObject({ actionLog: true, apiMocks: true })
    for (const text of ['', 'off', 'true'])
      expect(await envWith(all(text))).toMatchObject({ actionLog: false, apiMocks: false })
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('say that pages are prerendered only on a server of a real build: %j, %j', async (isServer, isBuild, expected) => {
    vi.stubEnv('PROD', isBuild)
    expect((await envWith({}, isServer)).isPrerendering).toBe(expected)
  })
})
