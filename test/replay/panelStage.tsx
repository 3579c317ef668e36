// A small app for tests of the panel: two words to say, a host that shows states, files with its log, and the panel.
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { DiaryEntry } from '@/replay/actionLog'
import { makeRecorder } from '@/replay/recorder'
import { type LogParts, writeLog } from '@/replay/writeLog'
import { makeDiary } from '@/tools/log/diary/diary'
import { redactDiary } from '@/tools/log/diary/redactDiary'
import { Panel } from '@/tools/log/panel/Panel'
import type { PanelHost } from '@/tools/log/panel/panelHost'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { withTexts } from '@/tools/log/withTexts'

const slice = createSlice({
  name: 'words',
  initialState: { said: 'nothing' },
  reducers: {
    said: (state, { payload }: PayloadAction<string>) => {
      state.said = payload
    },
  },
})

/** The reducer of the app that was recorded. */
const reducer = slice.reducer as AnyReducer

/** A session in which `words` were said, 100 ms apart. */
function session(words: readonly string[]): Pick<LogParts, 'chunks' | 'state'> {
  let time = 0
  const recorder = makeRecorder(() => (time += 100))
  const store = configureStore({
    reducer: slice.reducer,
    // The development checks warn when a machine is busy.
    middleware: (all) => all({ immutableCheck: false, serializableCheck: false }),
    enhancers: (all) => all().concat(recorder.enhancer),
  })
  for (const word of words) store.dispatch(slice.actions.said(word))
  return { chunks: recorder.chunks(), state: store.getState() }
}

/** Its log as a file. */
export function logFile(
  words: readonly string[],
  name = 'session.actionlog.json',
  diary: readonly DiaryEntry[] = [],
): File {
  const parts = { ...session(words), redactor: withTexts, app: { name: 'Words', version: '1' }, env: {} }
  const text = writeLog({ ...parts, reason: 'test', diaryPart: () => diary })
  return new File([text], name, { type: 'application/json' })
}

/** The names of the files that the browser is given to download from now on; `text` says what the last one holds. */
export function downloads() {
  const names: string[] = []
  let blob = new Blob()
  const createObjectURL = (given: Blob) => {
    blob = given
    return 'blob:x'
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { names, text: () => blob.text(), log: async () => readLog(await blob.text()) }
}

/** The action of `fakeHost`'s session in a private log. */
export const privateAction = { type: 'words/said', payload: expect.stringMatching(/^(?!mine)\w{4}$/) }

/** From now on nothing can be downloaded. */
export function refuseDownloads(): void {
  const createObjectURL = () => {
    throw new Error('no room')
  }
  Object.assign(URL, { createObjectURL })
}

/** An app of its own around the panel; `shown` is what it was told to show. */
export function fakeHost(reduce: AnyReducer = reducer) {
  const { chunks, state } = session(['mine'])
  const shown: unknown[] = []
  const recorder = { chunks: () => chunks } as PanelHost['recorder']
  const diary = makeDiary(recorder, () => 100)
  const host = {
    app: { name: 'Words', version: '1' },
    recorder,
    diary,
    diaryPart: redactDiary(diary, () => false),
    getState: () => state,
    reducer: reduce,
    enter: async (first: unknown) => void shown.push(first),
    show: (next: unknown) => void shown.push(next),
    leave: vi.fn(),
  } satisfies PanelHost
  return { host, shown }
}

/** Waits for it; fake timers advance meanwhile. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

function Stage({ host }: { host: PanelHost }) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => setIsOpen(!isOpen)
  return (
    <>
      <Panel host={host} isOpen={isOpen} onToggle={toggle} />
      <button type="button" onClick={toggle}>
        Page
      </button>
    </>
  )
}

/** The panel over a page, opened there; `open` opens a file in it in place of this session. */
export async function openPanel(reduce?: AnyReducer) {
  const advanceTimers = (ms: number) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms))
  const user = userEvent.setup({ advanceTimers })
  const { host, shown } = fakeHost(reduce)
  const { container } = render(<Stage host={host} />)
  await user.click(within(container).getByRole('button', { name: 'Page' }))
  const panel = screen.getByRole('dialog', { name: 'Action log' })
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const press = (name: string | RegExp) => user.click(button(name))
  const open = async (file: File) => {
    await user.upload(screen.getByLabelText('Open log…'), file)
    if (screen.queryByRole('button', { name: 'Open without saving' })) await press('Open without saving')
    await until(() => expect(panel).toHaveAttribute('aria-busy', 'false'))
  }
  return { user, host, shown, panel, button, press, open }
}
