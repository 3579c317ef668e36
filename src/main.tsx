// Boots the app: the mock backend if the build asks for it, the store, the first render.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App, rootOptions } from './app/App'
import { prefetchData, preloadPage } from './app/pages'
import { firstLocation, reportLocation } from './app/reportLocation'
import { makeStore } from './app/store'
import { actionsId, marked, marksOf, rootId } from './document/names'
import { scheduleSessionCheck } from './features/auth/model/checkSession'
import { watchPanelKey } from './platform/panelShortcut'
import './styles/global.scss'

/**
 * Hydrates HTML that was prerendered for this address; else renders afresh, and what is there stays until the first
 * render. The boot script (document/content.ts), which also sets a theme, knows which.
 */
function render(element: HTMLElement, app: ReactNode): Root {
  const marks = marksOf(document.documentElement)
  if (marks.page && marks.theme) return hydrateRoot(element, app, rootOptions)
  if (marks.page === '') element.replaceChildren()
  delete marks.page
  const root = createRoot(element, rootOptions)
  root.render(app)
  return root
}

/**
 * The actions behind a page that came as HTML with its data. Dispatched first, they make its state a fold of its log
 * from the start, and nothing is requested twice. None if the document's content is for another address.
 */
function renderedActions(): readonly UnknownAction[] {
  const marks = marksOf(document.documentElement)
  let text = '[]'
  // What is for search engines goes, too, since the page puts its own there, and the contents for other addresses.
  for (const node of document.querySelectorAll<HTMLScriptElement>(`${marked('prerendered')}, #${rootId} ~ template`)) {
    if (node.id === actionsId) text = node.text
    node.remove()
  }
  try {
    return marks.page ? JSON.parse(text) : []
  } catch {
    // A document cut short: the app renders the page by itself.
    marks.page = ''
    return []
  }
}

async function boot(): Promise<void> {
  // Compared literally, so that a build drops the code behind it.
  const isForDevelopers = import.meta.env.VITE_ACTION_LOG === 'on'
  const isPanelAsked = isForDevelopers ? watchPanelKey() : undefined
  const { pathname, search } = window.location
  const page = preloadPage(pathname)
  // Evaluating the packages is a long task: yield once, so that waiting input is handled.
  await new Promise((resume) => setTimeout(resume))
  const tools = isForDevelopers ? await import('./tools/log/app/storeTools') : undefined
  if (import.meta.env.VITE_API_MOCKS === 'on') {
    const { startMocks } = await import('../api-mocks/browser')
    await startMocks()
  }
  const element = document.getElementById(rootId)
  const store = makeStore(undefined, tools?.storeTools())
  const diary = tools?.attachTools(store)
  const errorLogUrl = import.meta.env.VITE_ERROR_LOG_URL
  if (errorLogUrl) void import('./app/errorLog').then(({ sendErrorLogs }) => sendErrorLogs(store, errorLogUrl))
  for (const action of renderedActions()) store.dispatch(action)
  // The state that the HTML was rendered with: taken before any request is dispatched.
  const atStart = store.getState()
  store.dispatch(reportLocation(firstLocation()))
  // In parallel with the page's chunk, so that the page finds its requests already sent.
  store.dispatch(prefetchData(pathname, search))
  // A style sheet that is on its way already is not awaited with the page's chunk.
  await Promise.all([page, globalThis.contentShown])
  if (element) {
    // A transition renders in slices, between which the browser can respond to the reader.
    startTransition(() => {
      const root = render(element, <App store={store} atStart={atStart} />)
      if (isForDevelopers)
        void import('./tools/log/app/panelKey').then((panel) =>
          panel.listenForPanelKey({ store, root, element, diary }, isPanelAsked),
        )
    })
  }
  scheduleSessionCheck(store.dispatch)
}

void boot()
