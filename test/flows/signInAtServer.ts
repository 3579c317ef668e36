// The demo user, signed in at the mock backend without a page.
import type { TestServer } from '@mocks/node'

export const demo = { _id: 'usr_001', name: 'Demo', email: 'demo@vlereso.example' }

/** Tokens of the demo user that the mock backend knows. */
export async function signInAtServer(backend: TestServer['backend']) {
  const response = await backend.handle(
    new Request('http://localhost/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: 'Demo1234' }),
    }),
  )
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } }
  return { accessToken: data.accessToken, refreshToken: data.refreshToken }
}
