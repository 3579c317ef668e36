// What is seen while a log is shown: controls, the list of steps, details of the chosen one, a banner over the page.
import { type RefObject, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { aboutLog } from '@/replay/actionLog'
import { hashOf } from '@/replay/stateHash'
import { Button } from '@/ui/Button'
import { stepName } from '../sentences'
import type { LogStep } from '../steps'
import styles from './Panel.module.scss'
import { PanelChanges, PanelPayload } from './PanelChanges'
import type { PanelCommand } from './PanelKeys'
import { listCommands, PanelSteps, useStepList } from './PanelSteps'
import { type PlayedLog, type Player, SPEEDS, type Speed } from './player'

/** When an action was dispatched, seconds after the first; 0 before it. */
const seconds = (times: readonly number[], step: number): string =>
  (((times[Math.max(step - 1, 0)] ?? 0) - (times[0] ?? 0)) / 1000).toFixed(2)

/** The chosen row: the one that was pressed, as long as the replay stands there, else that of the replay's action. */
function useChosen(steps: readonly LogStep[], step: number) {
  const [pressed, setPressed] = useState<LogStep | null>(null)
  const start = steps[0] as LogStep
  const chosen =
    pressed?.state === step && steps[pressed.id] === pressed
      ? pressed
      : (steps.find(({ state, entry }) => state === step && !entry) ?? start)
  return [chosen, setPressed] as const
}

interface PanelPlayerProps {
  played: PlayedLog
  /** Where the panel leaves what its keys ask for. */
  onCommand: RefObject<((command: PanelCommand) => void) | null>
}

/** The controls; the list; the chosen step's action, time, state, payload and changes. */
export function PanelPlayer({ played, onCommand }: PanelPlayerProps) {
  const { log, player, verdict, holds, stepAt: shown, states } = played
  const { step, last, isPlaying } = useSyncExternalStore(player.subscribe, player.view)
  const list = useStepList(log)
  const [chosen, press] = useChosen(list.steps, step)
  const search = useRef<HTMLInputElement>(null)
  const action = log.actions[step - 1]
  const type = action ? stepName(action) : 'the state before the first action'
  const { before, after } = shown(step)

  /** Stepping by hand pauses, so that the step can be looked at. */
  const stepTo = (next: number) => {
    player.pause()
    player.seek(next)
  }
  // Stable: the rows of the list are many.
  const [choose] = useState(() => (row: LogStep) => {
    player.pause()
    player.seek(row.state)
    press(row)
  })
  const commands: Partial<Record<PanelCommand, () => void>> = {
    ...listCommands(list, { chosen, choose, search }),
    stepForward: () => stepTo(step + 1),
    stepBack: () => stepTo(step - 1),
    first: () => stepTo(0),
    last: () => stepTo(last),
    play: isPlaying ? player.pause : player.play,
  }
  useLayoutEffect(() => {
    onCommand.current = (command) => commands[command]?.()
  })
  const facts = [
    ['Step', `${step} of ${last}`],
    ['Time', `${seconds(log.times, step)} s`],
    ['State', hashOf(after)],
    ['What', chosen.sentence],
    ['Action', type],
  ] as const
  return (
    <>
      <div className={styles.row}>
        <p className={`${styles.note} ${styles.about}`}>{`${aboutLog(log).join('. ')}.`}</p>
        <p className={holds ? styles.note : styles.warning}>{verdict}</p>
      </div>
      <PanelControls player={player} commands={commands} type={type} />
      <PanelSteps list={list} chosen={chosen} onChoose={choose} search={search} />
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <PanelChanges before={before} after={after} states={states} onStep={stepTo} />
      {(chosen.entry ?? action) && <PanelPayload value={chosen.entry ?? action} />}
    </>
  )
}

interface PanelControlsProps {
  player: Player
  /** What the buttons, and the keys of the panel, do. */
  commands: Partial<Record<PanelCommand, () => void>>
  /** What the step is called. */
  type: string
}

/** Play and pause, a step back or forward, speed, jumps, seeking. */
function PanelControls({ player, commands, type }: PanelControlsProps) {
  const { step, last, isPlaying, speed } = useSyncExternalStore(player.subscribe, player.view)
  const speedId = useId()
  const button = (name: string, command: PanelCommand, isOff = false) => (
    <Button size="sm" variant="outline" onClick={commands[command]} disabled={isOff} keepsFocus>
      {name}
    </Button>
  )
  return (
    <div className={styles.row}>
      <Button size="sm" onClick={commands.play}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      {button('Step back', 'stepBack', step === 0)}
      {button('Step forward', 'stepForward', step === last)}
      <label htmlFor={speedId}>Speed</label>
      <select id={speedId} value={speed} onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}>
        {SPEEDS.map((times) => (
          <option key={times} value={times}>{`×${times}`}</option>
        ))}
      </select>
      {button('Next error', 'nextError')}
      {button('Next page', 'nextPage')}
      {button('Next write', 'nextWrite')}
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
    </div>
  )
}

interface PanelBannerProps {
  name: string
  isPanelOpen: boolean
  onPanel: () => void
  onLeave: () => void
}

/** Over the page while a log is shown: says that this is a recording and offers the way back. */
export function PanelBanner({ name, isPanelOpen, onPanel, onLeave }: PanelBannerProps) {
  return (
    <div className={styles.banner} data-noprint>
      <p role="status">
        <strong>Replaying a log.</strong>{' '}
        <span>{`This page is a recording (${name}): clicks do nothing, nothing is sent or saved.`}</span>
      </p>
      <div className={styles.row}>
        {!isPanelOpen && (
          <Button variant="outline" size="sm" onClick={onPanel}>
            Show panel
          </Button>
        )}
        <Button size="sm" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </div>
  )
}
