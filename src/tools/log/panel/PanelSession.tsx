// The panel's actions on whole logs: save this session's, and open another.
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Redactor } from '@/replay/redact/redact'
import { Button } from '@/ui/Button'
import { wholeText } from '../joinLogs'
import { withTexts } from '../withTexts'
import styles from './Panel.module.scss'
import type { PanelCommand } from './PanelKeys'
import { PanelLive } from './PanelLive'
import { PanelMark } from './PanelMark'
import type { PanelHost } from './panelHost'
import { saveLog } from './saveLog'

/** Saves the log as it happened, for bugs that hang on what was typed: behind a warning. */
const PanelWithTexts = ({ onSave }: { onSave: (redactor: Redactor) => void }) => (
  <details>
    <summary>With texts…</summary>
    <p className={styles.note}>
      Everything of this page load alone is in this file as it was typed and answered: searches, reviews, name and
      e-mail of the account, the time. For test accounts only; never attach it to a public report.
    </p>
    <Button size="sm" variant="danger" onClick={() => onSave(withTexts)}>
      Save with texts
    </Button>
  </details>
)

interface PanelSessionProps {
  host: PanelHost
  /** The page shows another session, so there is nothing of this one to save. */
  isReplaying: boolean
  isOpening: boolean
  onFile: (file: File) => void
  /** Where the panel leaves what its keys ask for. */
  onCommand: RefObject<((command: PanelCommand) => void) | null>
}

/** The buttons and their result. */
export function PanelSession({ host, isReplaying, isOpening, onFile, onCommand }: PanelSessionProps) {
  const [outcome, setOutcome] = useState('')
  const [isListed, setIsListed] = useState(false)
  const [input, bug] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const { diary } = host
  useLayoutEffect(() => {
    if (!isReplaying && !isListed) onCommand.current = (command) => command === 'mark' && bug.current?.focus()
  })
  const mark = (words: string): string => {
    diary?.note({ kind: 'mark', words })
    return `Marked after action ${count}.`
  }

  /** With stand-ins for all texts, unless another redactor is given. */
  const save = (redactor?: Redactor) => {
    const kind = redactor?.keepsTexts ? 'with-texts.actionlog' : 'actionlog'
    const text = () => wholeText(host, 'user', redactor && { redactor })
    const { name, problem = `Saved as ${name}` } = saveLog(host, kind, text)
    setOutcome(problem)
  }
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file) onFile(file)
    // Allows choosing the same file again.
    input.value = ''
  }
  const count = host.recorder.chunks().reduce((sum, { actions }) => sum + actions.length, 0)
  const earlier = host.earlier?.() ?? []
  const before = earlier.reduce((sum, { actions }) => sum + actions, 0)
  const loads = earlier.length === 1 ? 'the page load' : `the ${earlier.length} page loads`

  return (
    <>
      {!isReplaying && (
        <>
          <p className={styles.note}>
            {`${count === 1 ? '1 action is' : `${count} actions are`} kept of this session${before > 0 ? `, and ${before} of ${loads} before it in this tab` : ''}.`}
          </p>
          {host.tab && (
            <p className={styles.note}>Save before you log out: that forgets them, at the latest with a reload.</p>
          )}
          <PanelContents isOpen={!isListed} />
          {diary && <PanelMark field={bug} onMark={mark} />}
        </>
      )}
      <div className={styles.row}>
        {!isReplaying && (
          <>
            <Button size="sm" onClick={() => save()}>
              Save log
            </Button>
            <PanelWithTexts onSave={save} />
            <Button size="sm" variant="outline" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
              Steps
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          aria-label="Open log…"
          accept=".json,application/json"
          onChange={choose}
          hidden
        />
        <Button size="sm" variant="outline" onClick={() => input.current?.click()} disabled={isOpening} keepsFocus>
          {isOpening ? 'Opening…' : 'Open log…'}
        </Button>
        <span className={styles.note}>or drop a file here</span>
      </div>
      {isListed && !isReplaying && <PanelLive host={host} bug={bug} onCommand={onCommand} />}
      <p role="status" className={styles.note}>
        {outcome}
      </p>
    </>
  )
}

/** What a saved log holds, before the file leaves the browser; only its title where the room is needed. */
function PanelContents({ isOpen }: { isOpen: boolean }) {
  return (
    <details open={isOpen} className={styles.note}>
      <summary>What the file holds</summary>
      <ul>
        <li>the steps on the page in their order, on their day, but not at their true time</li>
        <li>the businesses, categories and public reviews that were shown</li>
        <li>browser, language, time zone and size of the window</li>
        <li>in place of your name, e-mail, searches, texts and reviews: random letters</li>
      </ul>
    </details>
  )
}
