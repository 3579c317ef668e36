// The steps of the running session, while they happen: with what each carries and what it changed. Only the tester sees it, so nothing in it
// is a stand-in.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { LogStep } from '../steps'
import { listCommands } from './listCommands'
import { useLiveLog } from './liveLog'
import styles from './Panel.module.scss'
import { PanelChanges, PanelPayload } from './PanelChanges'
import { PanelSteps } from './PanelSteps'
import type { PanelHost } from './panelHost'
import type { PanelCommand } from './panelKeys'
import { useStepList } from './useStepList'

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
  const { steps, found } = list
  const isThere = pressed !== null && steps[pressed.id] === pressed
  const chosen = (isThere ? pressed : steps.at(-1)) as LogStep
  const states = log.shown(chosen.state)
  const commands: ReturnType<typeof listCommands> = {
    ...listCommands(list, { chosen, choose, search, bug }),
    first: () => choose(found[0] ?? null),
    // From here on it follows what happens.
    last: () => choose(null),
  }
  useLayoutEffect(() => {
    onCommand.current = (command) => commands[command]?.()
  })
  const carried = chosen.entry ?? chosen.action
  return (
    <div className={styles.columns}>
      <PanelSteps list={list} chosen={chosen} onChoose={choose} search={search} />
      <div className={styles.details}>
        {carried && <PanelPayload value={carried} />}
        {states && <PanelChanges before={states.before} after={states.after} />}
      </div>
    </div>
  )
}
