// What a page showed at a step of a session it shows again when the log is replayed: text and roles.
import { heading, main, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { App, rootOptions } from '@/app/App'
import { makeStore } from '@/app/store'
import { firstConfig } from '@/replay/reducerOfLog'
import { writeLog } from '@/replay/writeLog'
import { panelHost } from '@/tools/log/app/panelKey'
import { loadEveryPage } from '@/tools/log/app/ReplayedApp'
import * as blocking from '@/tools/log/inertPage'
import { playLog } from '@/tools/log/panel/player'
import { identity } from './journeys'

startTestServer()
vi.setConfig({ testTimeout: 120_000 })

let cleanUp: () => void = () => undefined
afterEach(() => act(cleanUp))

/** What has a role by itself or is given one. */
const withRole =
  'a[href], button, input, select, textarea, h1, h2, h3, ul, ol, li, article, nav, section, form, img, [role]'

/** Every part of the page that has a role, with its text and what it is called. */
function shownPage(): string[] {
  const parts = [...screen.getByRole('main').querySelectorAll(withRole)]
  return parts.map((part) => {
    const { tagName, textContent } = part
    return `${part.getAttribute('role') ?? tagName} ${part.getAttribute('aria-label') ?? ''}: ${textContent}`
  })
}

it('a visitor from a guarded page to a sign-up, a category and a business and back: every settled step', async () => {
  await loadEveryPage()
  const state = { from: '/profile', message: 'Hyr për të parë profilin.' }
  const preloadedState = visitor()
  const { store, user, unmount } = await renderApp({ route: '/login', state, preloadedState })
  const settled: { step: number; page: string[] }[] = []
  /** Once the page has its heading and what its answers bring. */
  const settle = async (name: string | RegExp, brought: [role: string, name?: string | RegExp] = ['heading']) => {
    await heading(name)
    await main().findAllByRole(brought[0], { name: brought[1] })
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((one) => one?.status)).not.toContain('pending'),
    )
    await act(async () => undefined)
    const step = store.recorder.chunks().reduce((sum, { actions }) => sum + actions.length, 0)
    settled.push({ step, page: shownPage() })
  }
  const press = async (name: string | RegExp) =>
    user.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)

  await settle('Hyr në llogarinë tënde')
  expect(screen.getByText('Hyr për të parë profilin.')).toBeVisible()
  await press('Regjistrohu')
  await settle(/./)
  await press('Kategoritë')
  await settle('Kategoritë e bizneseve', ['link', /Restorante dhe kafene/])
  await press(/Restorante dhe kafene/)
  await settle(/Restorante dhe kafene/, ['link', 'Kafe Dritarja Blu'])
  await press('Kafe Dritarja Blu')
  // What of the page comes last.
  await settle('Kafe Dritarja Blu', ['region', 'Dy anët'])
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1)
  act(() => window.history.back())
  await settle(/Restorante dhe kafene/, ['link', 'Kafe Dritarja Blu'])
  // Stand-ins would differ from what was on the page.
  const session = { chunks: store.recorder.chunks(), state: store.getState(), redactor: identity, env: firstConfig() }
  const text = writeLog({ ...session, app: { name: 'Vlerëso', version: '0' }, reason: 'test' })
  unmount()

  vi.spyOn(blocking, 'blockNetworkAndStorage').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/faq')
  const element = document.body.appendChild(document.createElement('div'))
  const app = { store: makeStore(), root: createRoot(element, rootOptions), element }
  cleanUp = () => {
    app.root.unmount()
    element.remove()
  }
  act(() => app.root.render(<App store={app.store} />))
  const { player, verdict } = await act(() => playLog('a.actionlog.json', text, panelHost(app)))
  expect(verdict).toMatch(/^Replays exactly/)
  for (const { step, page } of settled) {
    await act(async () => player.seek(step))
    await waitFor(() => expect(shownPage()).toEqual(page), { timeout: 20_000 })
  }
  expect(settled).toHaveLength(6)
})
