// The panel on the real app: Ctrl+Shift+L, what stands still while a log is shown, and what an error page offers.
import { heading, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App, rootOptions } from '@/app/App'
import { preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { readItem, writeItem } from '@/platform/browserStorage'
import { log } from '@/platform/logger'
import { watchPanelKey } from '@/platform/panelShortcut'
import { logText } from '@/replay/bundle'
import { locationChanged, navigationRequested } from '@/store/navigationEvents'
import { listenForPanelKey, panelHost } from '@/tools/log/app/panelKey'
import { playLog } from '@/tools/log/panel/player'
import { downloads, refuseDownloads } from './panelStage'

startTestServer()
standInDialogs()

const failure = vi.hoisted(() => ({ message: '' }))
vi.mock('@/pages/reviewRules/Page', () => ({
  default: () => {
    if (failure.message) throw new Error(failure.message)
    return <h1>Rregullat</h1>
  },
}))

const { getItem, setItem, removeItem, clear, key } = Storage.prototype
const app = { name: 'Vlerëso', version: '0' }
let cleanUp: () => void = () => undefined

beforeEach(() => {
  failure.message = ''
})
afterEach(() => {
  act(cleanUp)
  cleanUp = () => undefined
  Object.assign(Storage.prototype, { getItem, setItem, removeItem, clear, key })
  localStorage.clear()
  sessionStorage.clear()
  for (const meta of document.querySelectorAll('meta[http-equiv]')) meta.remove()
})

/** The app as main.tsx starts it, in a root of its own. */
async function startApp(route: string, isAsked?: () => boolean) {
  window.history.replaceState(null, '', route)
  await preloadPage(window.location.pathname)
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element, rootOptions)
  const store = makeStore()
  act(() => root.render(<App store={store} />))
  const running = { store, root, element }
  const stopListening = listenForPanelKey(running, isAsked)
  cleanUp = () => {
    stopListening()
    running.root.unmount()
  }
  return { store, element, host: panelHost(running) }
}

const panelKeys = '{Control>}{Shift>}L{/Shift}{/Control}'

it('Ctrl+Shift+L opens the panel and closes it; other keys do nothing', async () => {
  await startApp('/faq')
  const user = userEvent.setup()
  const panel = () => screen.queryByRole('dialog', { name: 'Action log' })
  await user.keyboard('{Control>}l{/Control}{Shift>}L{/Shift}{Control>}{Shift>}{Alt>}L{/Alt}{/Shift}{/Control}')
  expect(panel()).toBeNull()
  await user.keyboard(panelKeys)
  await waitFor(() => expect(panel()).toBeVisible())
  await user.keyboard(panelKeys)
  await waitFor(() => expect(panel()).toBeNull())
})

it('Ctrl+Shift+L opens the panel also when it was pressed before the app was there', async () => {
  const isAsked = watchPanelKey()
  const pressed = new KeyboardEvent('keydown', { key: 'L', ctrlKey: true, shiftKey: true, cancelable: true })
  window.dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  await startApp('/faq', isAsked)
  expect(await screen.findByRole('dialog', { name: 'Action log' })).toBeVisible()
})

it('the app offers its log after an error, until another log is shown', async () => {
  const { store } = await startApp('/faq')
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') })))
  const offered = () => screen.queryByText('Something went wrong: Error: broken')
  expect(offered()).toBeVisible()
  const user = userEvent.setup()
  await user.keyboard(panelKeys)
  await screen.findByRole('dialog', { name: 'Action log' })
  await user.upload(screen.getByLabelText('Open log…'), new File([logText({ app, ...store }, 'test')], 'a.json'))
  await user.click(screen.getByRole('button', { name: 'Open without saving' }))
  await screen.findByText(/This page is a recording/)
  expect(offered()).toBeNull()
})

describe('while a log is shown', () => {
  it('home has its search in the address, where the page wrote it without the router', async () => {
    const { host, store } = await startApp('/')
    const navigation = { ...store.getState().navigation, current: { path: '/', query: {}, key: 'k', at: 1 } }
    const state = { ...store.getState(), navigation }
    await act(async () => host.enter({ ...state, view: { search: 'kafe ' } }))
    expect(window.location.search).toBe('?kerko=kafe')
    await act(async () => host.show({ ...state, view: {} }))
    expect(window.location.search).toBe('')
  })

  it('the page and its address follow, the app’s own redirects lead nowhere, and nothing is asked or performed', async () => {
    const { host, store, element } = await startApp('/faq')
    const { navigation, auth, ...others } = store.getState()
    await act(() => host.enter(store.getState()))
    const asked = vi.spyOn(globalThis, 'fetch')
    // Nobody is signed in: the guard of /profile wants to lead to /login.
    const rest = { ...others, auth: { ...auth, loading: false } }
    const show = (path: string, pending: typeof navigation.pending = null) => {
      const current = { path, query: {}, key: path, at: 1, state: { message: 'Hyr për të parë profilin.' } }
      return act(async () => host.show({ ...rest, navigation: { ...navigation, current, pending } }))
    }
    await show('/login')
    expect(await screen.findByText('Hyr për të parë profilin.')).toBeVisible()
    await show('/kategorite')
    await heading('Kategoritë e bizneseve')
    expect(window.location.pathname).toBe('/kategorite')
    expect(element).toHaveAttribute('inert')
    await show('/profile', { id: 9, to: '/info', replace: false, state: null })
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    await show('/profile')
    const state = store.getState()
    act(() => {
      store.dispatch(navigationRequested({ to: '/info' }))
      store.dispatch(locationChanged({ path: '/info', query: {}, key: 'x', at: 1 }))
    })
    expect([store.getState() === state, window.location.pathname]).toEqual([true, '/profile'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('what the tester has on this device is neither shown nor changed', async () => {
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('own', 'draft')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    writeItem('refused', 'mine')
    vi.mocked(Storage.prototype.setItem).mockRestore()
    const { host, store } = await startApp('/faq')
    expect(readItem('refused')).toBe('mine')
    const entries = () => [localStorage, sessionStorage].map((storage) => Object.entries({ ...storage }))
    const before = entries()
    await act(() => host.enter(store.getState()))
    expect([...['theme', 'refused'].map(readItem), sessionStorage.getItem('own')]).toEqual([null, null, null])
    writeItem('theme', 'light')
    expect(readItem('theme')).toBe('light')
    expect([localStorage.key(0), sessionStorage.key(0)]).toEqual(['theme', null])
    localStorage.removeItem('theme')
    sessionStorage.clear()
    expect(readItem('theme')).toBeNull()
    expect(entries()).toEqual(before)
  })

  it('a page that asked the device shows what it showed, and does not break', async () => {
    const rendered = await renderApp({ route: '/verify-email?email=ana%40posta.example', preloadedState: visitor() })
    await screen.findByRole('button', { name: 'Dërgo përsëri email-in' })
    const text = logText({ app, ...rendered.store }, 'test')
    rendered.unmount()
    localStorage.clear()
    const { host } = await startApp('/faq')
    const played = await act(() => playLog('a.actionlog.json', text, host))
    await act(async () => played.player.seek(played.log.actions.length))
    expect(await screen.findByRole('button', { name: 'Dërgo përsëri email-in' })).toBeVisible()
    expect(screen.queryByText('Diçka shkoi keq')).toBeNull()
  })

  it('a page that breaks at one step is there again at the next, on the same address', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { host, store } = await startApp('/rregullore')
    await heading('Rregullat')
    const state = store.getState()
    await act(() => host.enter(state))
    failure.message = 'broken page'
    await act(async () => host.show({ ...state, navigation: { ...state.navigation, current: null } }))
    await act(async () => host.show(state))
    expect(await heading('Diçka shkoi keq')).toBeVisible()
    failure.message = ''
    await act(async () => host.show({ ...state }))
    expect(await heading('Rregullat')).toBeVisible()
  })

  it.each([
    ['//evil.example/x', '/evil.example/x', 'Faqja nuk u gjet'],
    ['/%E0%A4%A', '/', /^Po kërkon/],
  ])('an address no page of ours has, %s, stays one of ours', async (path, shown, title) => {
    const { host, store } = await startApp('/faq')
    const state = store.getState()
    const current = { path, query: { kerko: 'a b' }, key: 'k', at: 1 }
    await act(() => host.enter({ ...state, navigation: { ...state.navigation, current } }))
    expect(window.location.href).toBe(`${window.location.origin}${shown}?kerko=a+b`)
    expect(await heading(title)).toBeVisible()
  })
})

describe('an error page', () => {
  /** Breaks a page, and asks it for the log. */
  async function askForLog() {
    failure.message = 'broken page'
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { user } = await renderApp({ route: '/rregullore' })
    expect(await screen.findByText('Çfarë ka në skedar:')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Ruaj skedarin e gabimit' }))
  }

  it('offers the log of what led to it, with the error', async () => {
    const { log } = downloads()
    await askForLog()
    expect(screen.getByText('Skedari u ruajt. Mund t’ia dërgosh mbështetjes.')).toHaveRole('status')
    expect(await log()).toMatchObject({
      app: { name: 'Vlerëso' },
      reason: 'crash',
      error: { message: expect.stringMatching(/^Error: (?!broken)\w{6} (?!page)\w{4}$/) },
      actions: expect.arrayContaining([expect.objectContaining({ type: 'navigation/locationChanged' })]),
    })
  })

  it('says so when the log cannot be saved', async () => {
    refuseDownloads()
    await askForLog()
    expect(screen.getByText('Skedari nuk mund të ruhet në këtë shfletues.')).toBeVisible()
  })
})
