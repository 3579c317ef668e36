// The controls of a log that is shown, and the details of the current step.
import { useId, useSyncExternalStore } from 'react'
import { Button } from '@/ui/Button'
import { migrationNote, writtenBy } from '../actionLog'
import { hashOf } from '../stateHash'
import { stepName } from '../stepName'
import styles from './Panel.module.scss'
import { PanelChanges } from './PanelChanges'
import { SPEEDS, type Speed } from './player'
import type { PlayedLog } from './playerLog'

/** When an action was dispatched, seconds after the first. */
const seconds = (times: readonly number[], step: number): string =>
  (((times[step - 1] ?? 0) - (times[0] ?? 0)) / 1000).toFixed(2)

/** Who wrote the log and why; what was reported with it; how much of the session it covers. */
function about(log: PlayedLog['log']): string {
  const { kind, error, first } = log
  const who = kind === 'devtools' ? '' : `${writtenBy(log)}.`
  const forgotten = first > 0 ? `The ${first} actions before it were forgotten.` : ''
  const migrated = migrationNote(log).map((note) => `${note}.`)
  return [who, ...migrated, error ? `Reported: ${error.message}` : '', forgotten].filter(Boolean).join(' ')
}

/** Play and pause, a step back or forward, seeking, speed; the step's action, time, state and changes. */
export function PanelPlayer({ played }: { played: PlayedLog }) {
  const { log, player, verdict, holds, shown } = played
  const { step, last, isPlaying, speed } = useSyncExternalStore(player.subscribe, player.view)
  const speedId = useId()
  const action = log.actions[step - 1]
  const type = action ? stepName(action) : 'the state before the first action'
  const { before, after } = shown(step)

  /** Stepping by hand pauses, so that the step can be looked at. */
  const stepTo = (next: number) => {
    player.pause()
    player.seek(next)
  }
  return (
    <>
      <p className={styles.note}>{about(log)}</p>
      <p className={holds ? styles.note : styles.warning}>{verdict}</p>
      <div className={styles.row}>
        <Button size="sm" onClick={isPlaying ? player.pause : player.play}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button size="sm" variant="outline" onClick={() => stepTo(step - 1)} disabled={step === 0}>
          Step back
        </Button>
        <Button size="sm" variant="outline" onClick={() => stepTo(step + 1)} disabled={step === last}>
          Step forward
        </Button>
        <span className={styles.speed}>
          <label htmlFor={speedId}>Speed</label>
          <select id={speedId} value={speed} onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}>
            {SPEEDS.map((times) => (
              <option key={times} value={times}>
                {`×${times}`}
              </option>
            ))}
          </select>
        </span>
      </div>
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={last}
        value={step}
        onChange={({ target }) => player.seek(Number(target.value))}
        aria-label="Step"
        aria-valuetext={`${step} of ${last}: ${type}`}
      />
      <dl className={styles.facts}>
        <dt>Step</dt>
        <dd>{`${step} of ${last}`}</dd>
        <dt>Action</dt>
        <dd>
          <code>{type}</code>
        </dd>
        <dt>Time</dt>
        <dd>{`${seconds(log.times, step)} s`}</dd>
        <dt>State</dt>
        <dd>
          <code>{hashOf(after)}</code>
        </dd>
      </dl>
      <PanelChanges before={before} after={after} />
    </>
  )
}
