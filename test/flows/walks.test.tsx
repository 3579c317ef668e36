// Walks through the pages with slow, disordered and failing replies: at every step the named fields of the state say what the
// screen shows, items in order, page, totals, loading and error.
import fc from '@test/fastCheck'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { log } from '@/lib/logger'
import { type Step, Walk } from './walking'

const paths = ['/', '/kategorite', '/kategorite/x', '/biznes/x', '/komentet-e-mia', '/login']
beforeAll(() => Promise.all(paths.map((path) => preloadPage(path))))
afterEach(() => Walk.clear())

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom('press', 'press', 'press', 'press', 'type', 'choose', 'open', 'back', 'write', 'logOut'),
  nth: fc.nat(30),
  mood: fc.constantFrom('answers', 'answers', 'newestFirst', 'answersOne', 'hangs', 'refuses', 'breaks'),
})
const start = fc.constantFrom('/', '/kategorite', '/kategorite/restorante', '/biznes/b1', '/komentet-e-mia')

it('the named fields say what the screen shows, on every walk', async ({ signal }) => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  const walks = fc.record({ start, isSignedIn: fc.boolean(), steps: fc.array(step, { minLength: 4, maxLength: 8 }) })
  await fc.assert(
    fc.asyncProperty(walks, async ({ start, isSignedIn, steps }) => {
      const walk = await Walk.begin(start, isSignedIn || start === '/komentet-e-mia')
      try {
        for (const one of steps) {
          // Out of time: it must not walk on in the document of the files after this one.
          signal.throwIfAborted()
          await walk.take(one)
        }
        await walk.end()
      } finally {
        Walk.clear()
      }
    }),
    { numRuns: process.env.TEST_DEEP ? 2_000 : 200, seed: 20261121, endOnFailure: true },
  )
  // Loads that failed are logged; a page that threw would be too.
  expect(
    vi.mocked(log.error).mock.calls.filter(([message]) => !/^list\w+ failed$|^search\w+ failed$/.test(message)),
  ).toEqual([])
}, 240_000)
