// The buttons of a log that is shown, its speed, and the slider of its steps.
import { useId, useSyncExternalStore } from 'react'
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'
import type { PanelCommand } from './PanelKeys'
import { type Player, SPEEDS, type Speed } from './player'

interface PanelControlsProps {
  player: Player
  /** What the buttons, and the keys of the panel, do. */
  commands: Partial<Record<PanelCommand, () => void>>
  /** What the step is called. */
  type: string
}

/** Play and pause, a step back or forward, speed, jumps, seeking. */
export function PanelControls({ player, commands, type }: PanelControlsProps) {
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
