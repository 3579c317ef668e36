// The steps of the running session while they happen, for the tester alone: nothing in it is a stand-in.
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ActionLog, DiaryEntry } from '@/replay/actionLog'
import { placeIn, withGaps } from '@/replay/gaps'
import type { Chunk } from '@/replay/recorder'
import type { States } from '../replayLog'
import type { LogStep } from '../steps'
import { PanelChanges, PanelPayload } from './PanelChanges'
import type { PanelCommand } from './PanelKeys'
import { listCommands, PanelSteps, useStepList } from './PanelSteps'
import type { PanelHost } from './panelHost'

interface LiveLog extends Pick<ActionLog, 'actions' | 'times'> {
  diary: readonly DiaryEntry[]
  /** Where one is not known, the one before. */
  states: States
}

/** How often it is looked whether there is more, in ms. */
const INTERVAL = 400

function everySoOften(look: () => void): () => void {
  const timer = setInterval(look, INTERVAL)
  return () => clearInterval(timer)
}

function logOf(kept: readonly Chunk[], entries: readonly DiaryEntry[]): LiveLog {
  const chunks = withGaps(kept)
  const placeOf = placeIn(kept)
  const states = chunks.flatMap((chunk) => Array.from(chunk.actions, (_, index) => chunk.states[index]))
  const stateAt = (step: number): unknown => (step > 0 ? (states[step - 1] ?? stateAt(step - 1)) : chunks[0]?.base)
  return {
    states: { last: states.length, at: stateAt },
    actions: chunks.flatMap(({ actions }) => actions),
    times: chunks.flatMap(({ times }) => times),
    diary: entries.flatMap((entry) => {
      const after = placeOf(entry.after)
      if (after === undefined) return []
      return after === entry.after ? [entry] : [{ ...entry, after }]
    }),
  }
}

/** Gives the same log until something was added. */
function reader({ recorder, diary }: Pick<PanelHost, 'recorder' | 'diary'>): () => LiveLog {
  let read = ''
  let log = logOf([], [])
  return () => {
    const [chunks, entries] = [recorder.chunks(), diary?.entries() ?? []]
    const last = chunks.at(-1)
    const version = [chunks[0]?.first, last?.first, last?.actions.length, entries.length, entries.at(-1)?.at].join()
    if (version !== read) log = logOf(chunks, entries)
    read = version
    return log
  }
}

/** The running session's log; the component is rendered again when there is more. */
function useLiveLog(host: PanelHost): LiveLog {
  const [read] = useState(() => reader(host))
  return useSyncExternalStore(everySoOften, read)
}

interface PanelLiveProps {
  host: PanelHost
  /** The field for a mark, which a key goes to. */
  bug: RefObject<HTMLInputElement | null>
  /** Where the panel leaves what its keys ask for. */
  onCommand: RefObject<((command: PanelCommand) => void) | null>
}

/** The list, and the details of the chosen step: the latest, until one is pressed. */
export function PanelLive({ host, bug, onCommand }: PanelLiveProps) {
  const log = useLiveLog(host)
  const list = useStepList(log)
  const [pressed, choose] = useState<LogStep | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const { steps, listed: found } = list
  const isThere = pressed !== null && steps[pressed.id] === pressed
  const chosen = (isThere ? pressed : steps.at(-1)) as LogStep
  const { states } = log
  const [before, after] = [chosen.state - 1, chosen.state].map(states.at)
  const commands: ReturnType<typeof listCommands> = {
    ...listCommands(list, { chosen, choose, search }),
    mark: () => bug.current?.focus(),
    first: () => choose(found[0] ?? null),
    // From here on it follows what happens.
    last: () => choose(null),
  }
  useLayoutEffect(() => {
    onCommand.current = (command) => commands[command]?.()
  })
  const goTo = (step: number) => choose(steps.find(({ state, entry }) => state === step && !entry) ?? null)
  const carried = chosen.entry ?? chosen.action
  return (
    <>
      <PanelSteps list={list} chosen={chosen} onChoose={choose} search={search} />
      <PanelChanges before={before} after={after} states={states} onStep={goTo} />
      {carried && <PanelPayload value={carried} />}
    </>
  )
}
