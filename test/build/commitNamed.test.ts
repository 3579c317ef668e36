// @vitest-environment jsdom
// A page says which commit it was made from, and a log of actions repeats it.
import { afterEach, expect, it, vi } from 'vitest'
import { commitMeta } from '@/build/commitMeta'

afterEach(() => document.head.replaceChildren())

it('is the CI’s or git’s, in the page, of a build or of the development server', () => {
  expect(commitMeta()).not.toHaveProperty('apply')
  const tags = commitMeta().transformIndexHtml as () => object[]
  vi.stubEnv('VITE_COMMIT', 'abc1234')
  expect(tags()).toEqual([{ tag: 'meta', attrs: { name: 'commit', content: 'abc1234' }, injectTo: 'head' }])
  vi.stubEnv('VITE_COMMIT', '')
  vi.stubEnv('PATH', '')
  expect(tags()).toEqual([])
})

it('is in the log', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'commit', content: 'abc1234' })
  document.head.append(meta)
  // It is read once, while the module loads.
  const anew = '@/app/logApp?named'
  const { logApp } = await import(anew)
  expect(logApp.commit).toBe('abc1234')
})
