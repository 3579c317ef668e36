// The panel of the action log: saves this session's log, opens another one and plays it. For developers and testers.
import { type DragEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LogError } from '@/replay/actionLog'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { LONGEST } from '../readLog'
import styles from './Panel.module.scss'
import { commandOf, type PanelCommand, PanelKeys } from './PanelKeys'
import { PanelBanner, PanelPlayer } from './PanelPlayer'
import { PanelSession } from './PanelSession'
import { type PanelHost, panelPlace } from './panelHost'
import { type PlayedLog, playLog } from './player'
import { useSaving } from './saveLog'

interface PanelProps {
  host: PanelHost
  isOpen: boolean
  onToggle: () => void
}

/**
 * Opens the panel, to which the page leaves room (`data-panel`); moves the focus to it, and back when it closes.
 * Showing a log removes the page's modal dialog.
 */
function useDialog(isOpen: boolean, isReplaying: boolean) {
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const active = document.activeElement
    // The Demo tool's button stands in a shadow root.
    const before = active?.shadowRoot?.activeElement ?? active
    // Modal over a modal dialog, else the panel would be inert with the page.
    if (!isReplaying && document.querySelector('dialog:modal')) element.showModal()
    else element.show()
    element.focus()
    const { dataset } = document.documentElement
    dataset.panel = ''
    return () => {
      delete dataset.panel
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen, isReplaying])
  return panel
}

/** Opens logs, each in place of the last; `problem`: why one did not open, `waiting`: that it would end a session. */
function useOpenedLog(host: PanelHost) {
  const [played, setPlayed] = useState<PlayedLog | null>(null)
  const [problem, setProblem] = useState('')
  const [isOpening, setIsOpening] = useState(false)
  const [waiting, setWaiting] = useState<File | null>(null)
  const open = async (file: File) => {
    setWaiting(null)
    setIsOpening(true)
    setProblem('')
    try {
      // Checked before reading: a file that fills the memory would crash the page.
      if (file.size > LONGEST) throw new LogError(`The file is too long: ${file.size} bytes, at most ${LONGEST}`)
      const next = await playLog(file.name, await file.text(), host)
      played?.player.pause()
      setPlayed(next)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      setProblem(error instanceof LogError ? `${file.name}: ${why}` : `${file.name} could not be replayed: ${why}`)
    }
    setIsOpening(false)
  }
  const ask = (file: File) => (played || host.recorder.chunks().length === 0 ? void open(file) : setWaiting(file))
  return { played, problem, isOpening, waiting, ask, open, cancel: () => setWaiting(null) }
}

interface PanelSaveFirstProps {
  host: PanelHost
  /** The log that is to be opened. */
  name: string
  onOpen: () => void
  onCancel: () => void
}

/** Before a log takes the place of this session: saves that one's first, opens at once, or stays. */
function PanelSaveFirst({ host, name, onOpen, onCancel }: PanelSaveFirstProps) {
  const { problem, save } = useSaving(host, onOpen)
  return (
    <>
      <p role="alert" className={styles.warning}>
        {`${name} takes the place of this session, whose log is then ${host.tab ? 'left to the next page load' : 'forgotten'}. ${problem}`}
      </p>
      <div className={styles.row}>
        <Button size="sm" onClick={save}>
          Save it and open
        </Button>
        <Button size="sm" variant="outline" onClick={onOpen}>
          Open without saving
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}

/** The panel, and the banner over the page while a log is shown. */
export function Panel({ host, isOpen, onToggle }: PanelProps) {
  const { played, problem, isOpening, waiting, ask, open, cancel } = useOpenedLog(host)
  const panel = useDialog(isOpen, played !== null)
  const onCommand = useRef<((command: PanelCommand) => void) | null>(null)
  const headingId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command) return
    // Else the browser would also close the dialog underneath, or scroll; and the page has keys of its own.
    event.preventDefault()
    event.stopPropagation()
    if (command === 'close') onToggle()
    else onCommand.current?.(command)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) ask(file)
  }
  const dialog = (
    <dialog
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={headingId}
      aria-busy={isOpening}
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      data-noprint
    >
      <div className={styles.row}>
        <h2 id={headingId}>Action log</h2>
        <Button variant="secondary" size="sm" onClick={onToggle}>
          Close
        </Button>
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      <PanelSession
        host={host}
        isReplaying={played !== null}
        isOpening={isOpening}
        onFile={ask}
        onCommand={onCommand}
      />
      {waiting && (
        <PanelSaveFirst host={host} name={waiting.name} onOpen={() => void open(waiting)} onCancel={cancel} />
      )}
      {played && <PanelPlayer key={played.name + played.log.times[0]} played={played} onCommand={onCommand} />}
      <PanelKeys />
    </dialog>
  )
  return (
    <>
      {played && <PanelBanner name={played.name} isPanelOpen={isOpen} onPanel={onToggle} onLeave={host.leave} />}
      {isOpen && dialog}
    </>
  )
}

/** Creates the panel; returns how to open and close it. */
export function mountPanel(host: PanelHost): () => void {
  const root = createRoot(panelPlace())
  let isOpen = false
  const toggle = () => {
    isOpen = !isOpen
    root.render(<Panel host={host} isOpen={isOpen} onToggle={toggle} />)
  }
  return toggle
}
