// Boots the app: the mock backend if the build asks for it, the store, the first render.
import { createRoot } from 'react-dom/client'
import { App, rootOptions } from './app/App'
import { preloadPage } from './app/pages'
import { makeStore } from './app/store'
import { applyTheme } from './app/theme'
import { scheduleSessionCheck } from './features/auth/model/start'
import './styles/global.scss'

async function boot(): Promise<void> {
  // First, so that what is painted next has the reader's own look.
  applyTheme()
  const page = preloadPage(window.location.pathname)
  if (import.meta.env.VITE_API_MOCKS === 'on') {
    const { startMocks } = await import('../api-mocks/browser')
    await startMocks()
  }
  await page
  const element = document.getElementById('root')
  // Compared as it stands: only so a build leaves out the code behind it.
  const isForDevelopers = import.meta.env.VITE_ACTION_LOG === 'on'
  const tools = isForDevelopers ? (await import('./app/devTools')).developersTools() : undefined
  const store = makeStore(undefined, tools)
  if (element) {
    const root = createRoot(element, rootOptions)
    root.render(<App store={store} />)
    if (isForDevelopers)
      void import('./app/panelKey').then((panel) => panel.listenForPanelKey({ store, root, element }))
  }
  scheduleSessionCheck(store.dispatch)
}

void boot()
