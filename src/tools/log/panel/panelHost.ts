// What the panel is given by the app, which it does not import; and its place.
import type { Session } from '@/replay/bundle'
import type { Diary } from '../diary/diary'
import type { AnyReducer } from '../replayLog'

/** The app hands this in (src/tools/log/app/panelKey.ts). */
export interface PanelHost extends Session {
  /** What happened beside the actions, where the app keeps a diary. */
  diary?: Diary | undefined
  /** The logs of this tab's earlier page loads as files, the latest first. */
  earlier?: () => readonly { text: string; actions: number }[]
  reducer: AnyReducer
  /** Replaces the live app with one that only shows states, starting with `first`. */
  enter: (first: unknown) => Promise<void>
  show: (state: unknown) => void
  leave: () => void
}

/** A new element for the panel or its offer, beside the app: they go on working when that is inert or broken. */
export function panelPlace(): HTMLElement {
  const element = document.createElement('div')
  // What sticks to the page sticks to it, not to the box it stands in.
  element.style.display = 'contents'
  // The app around it is Albanian.
  element.lang = 'en'
  // The diary leaves out what is pressed here.
  element.dataset.actionLog = ''
  // First in the document, so that it is read first.
  document.body.prepend(element)
  return element
}
