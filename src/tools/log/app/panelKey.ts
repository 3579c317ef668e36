// Opens the action log's panel on Ctrl+Shift+L and gives it what it needs of the app. Only with VITE_ACTION_LOG=on.
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { rootOptions } from '@/app/App'
import { logApp } from '@/app/logApp'
import { rootReducer } from '@/app/rootReducer'
import type { AppStore } from '@/app/store'
import { log } from '@/platform/logger'
import { isPanelKey } from '@/platform/panelShortcut'
import { reloadNow } from '@/platform/reloadPage'
import type { Session } from '@/replay/bundle'
import { stateShown } from '@/replay/recorder'
import type { RunningDiary } from '@/tools/log/diary/diary'
import { isOwnText, redactDiary } from '@/tools/log/diary/redactDiary'
import { blockNetworkAndStorage, inertResult } from '@/tools/log/inertPage'
import type { PanelHost } from '@/tools/log/panel/panelHost'
import type { AnyReducer } from '@/tools/log/replayLog'
import { offerLogs } from './offerLog'
import { keepTabLog, type RunningTab } from './tabLog'

/** The live app: its store, and where it is rendered; while a log is shown, by a root of its own. */
interface LiveApp {
  store: AppStore
  root: Root
  element: HTMLElement
  /** What happened beside the actions; begun with the store. */
  diary?: RunningDiary | undefined
}

const sessionOf = ({ store: { recorder, getState }, diary }: LiveApp): Session => ({
  app: logApp,
  recorder,
  getState,
  diaryPart: diary && redactDiary(diary, isOwnText),
})

/** The app as the panel knows it; `running`: in its tab. */
export function panelHost(app: LiveApp, running?: RunningTab): PanelHost {
  const { store, element, diary } = app
  const { recorder } = store
  let render: () => void = () => undefined
  let isBroken = false
  let livePlace: { address: string; state: unknown } | undefined

  /** A step that broke a part of the page must not break the next one: then all is rendered anew. */
  function show(state: unknown): void {
    const wasBroken = isBroken
    isBroken = false
    store.dispatch(stateShown(state))
    if (wasBroken) render()
  }

  /** Unmounts the live app first, while its cleanup still works; then network and storage are cut off. */
  async function enter(first: unknown): Promise<void> {
    if (livePlace) return show(first)
    const { loadEveryPage, ReplayedApp } = await import('./ReplayedApp')
    await loadEveryPage()
    livePlace = { address: window.location.href, state: window.history.state }
    flushSync(() => app.root.unmount())
    // The storage that is left to the page from now on is not the browser's.
    running?.leave()
    running?.stop()
    blockNetworkAndStorage()
    recorder.startReplay(inertResult)
    diary?.stop()
    element.toggleAttribute('inert', true)
    app.root = createRoot(element, {
      ...rootOptions,
      onCaughtError: (...caught) => {
        isBroken = true
        rootOptions.onCaughtError?.(...caught)
      },
    })
    let times = 0
    render = () => {
      times += 1
      flushSync(() => app.root.render(createElement(ReplayedApp, { store, key: times })))
    }
    show(first)
    render()
  }

  /** Back to where the session was; its storage was not touched. */
  function leave(): void {
    if (livePlace) window.history.replaceState(livePlace.state, '', livePlace.address)
    reloadNow()
  }

  const reducer = rootReducer as AnyReducer
  const { tab, earlier, clockOffset } = { ...running }
  return { ...sessionOf(app), tab, earlier, clockOffset, diary, reducer, enter, show, leave }
}

/** Toggles the panel on that key (`isAsked`: pressed during loading); keeps the tab's log; returns how to stop. */
export function listenForPanelKey(app: LiveApp, isAsked: () => boolean = () => false): () => void {
  let panel: Promise<() => void> | undefined
  const running = keepTabLog(sessionOf(app), app.store, () => offers.sessionEnded())
  const host = panelHost(app, running)
  const offers = offerLogs(host)
  const enter = (first: unknown) => {
    offers.stop()
    return host.enter(first)
  }
  const toggle = () => {
    panel ??= import('@/tools/log/panel/Panel').then(({ mountPanel }) => mountPanel({ ...host, enter }))
    panel.then(
      (show) => show(),
      (error: unknown) => {
        panel = undefined
        log.error('The panel of the action log did not load', error)
      },
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (isPanelKey(event)) toggle()
  }
  window.addEventListener('keydown', onKey)
  if (isAsked()) toggle()
  return () => {
    offers.stop()
    running.stop()
    window.removeEventListener('keydown', onKey)
  }
}
