// @vitest-environment node
// What the settings of a build are read as.
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())

/** The modules of a build with these settings. */
async function build(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  return { ...(await import('@/lib/env')), ...(await import('@/lib/mediaUrl')) }
}

describe('the settings of a build', () => {
  it('are read without blanks around them, addresses without a slash at the end', async () => {
    const env = await build({
      VITE_API_BASE_URL: ' https://api.example/base// ',
      VITE_MEDIA_BASE_URL: 'https://fotot.example/',
      VITE_API_KEY: ' Key-1 ',
    })
    expect(env).toMatchObject({
      apiBaseUrl: 'https://api.example/base',
      callBaseUrl: 'https://api.example/base',
      mediaBaseUrl: 'https://fotot.example',
      apiKey: 'Key-1',
    })
  })

  it.each(['', 'https://api.example'])('have an address for media, whatever the API has: %j [NET-02]', async (api) => {
    const { mediaUrl } = await build({ VITE_API_BASE_URL: api, VITE_MEDIA_BASE_URL: 'https://fotot.example/' })
    expect(mediaUrl('/logo/1.png')).toBe('https://fotot.example/logo/1.png')
  })

  it.each(['on', 'off', ''])('switch log and mock backend on by the word alone: %j', async (word) => {
    const { actionLog, apiMocks } = await build({ VITE_ACTION_LOG: word, VITE_API_MOCKS: word })
    expect([actionLog, apiMocks]).toEqual([word === 'on', word === 'on'])
  })
})
