// The list of a search box: the options, the best first, and between them those of another kind.
import type { ReactNode } from 'react'
import type { Elements } from './elements'
import { withNames } from './Name'
import styles from './SearchCombobox.module.scss'
import { VisuallyHidden } from './VisuallyHidden'

/** One result: how it looks, and what screen readers say instead. */
export interface SearchOption {
  id: string
  label: string
  /** Of a business, in the label. */
  name?: string
  content: ReactNode
}

/** Options under a heading, if they need one. */
export interface OptionGroup {
  heading: string | undefined
  options: readonly SearchOption[]
}

interface SearchOptionsProps {
  id: string
  label: string
  isBusy: boolean
  /** Before all others. */
  leading: OptionGroup | undefined
  /** Options of another kind, before the other options. */
  group: OptionGroup | undefined
  /** Over the other options. */
  heading: string | undefined
  options: readonly SearchOption[]
  elementId: (option: string) => string
  activeId: string | undefined
  onPick: (option: string) => void
  onHighlight: (option: string) => void
}

/** The listbox. Its keys are handled by the input, which keeps the focus. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, label, isBusy, leading, group, heading, options, elementId, activeId, onPick, onHighlight } = props
  const drawn = (option: SearchOption) => (
    <li
      key={option.id}
      id={elementId(option.id)}
      role="option"
      aria-selected={option.id === activeId}
      className={styles.option}
      onClick={() => onPick(option.id)}
      onMouseMove={() => onHighlight(option.id)}
    >
      <span aria-hidden="true">{option.content}</span>
      <VisuallyHidden>{withNames(option.label, option.name ?? '')}</VisuallyHidden>
    </li>
  )
  return (
    // The list itself scrolls: a box around it would have to take the focus.
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} className={`${styles.list} max-h-96`}>
      {leading && <Group {...leading} drawn={drawn} />}
      {group && <Group {...group} drawn={drawn} />}
      <Group heading={heading} options={options} drawn={drawn} />
    </div>
  )
}

interface GroupProps extends OptionGroup {
  drawn: (option: SearchOption) => ReactNode
}

/** Options under a heading, which is the name of their group; without one they are no group. Nothing without options. */
function Group({ heading, options, drawn }: GroupProps) {
  if (options.length === 0) return null
  return (
    <ul role={heading ? 'group' : 'presentation'} aria-label={heading}>
      {heading && (
        <li role="presentation" aria-hidden="true" className={styles.heading}>
          {heading}
        </li>
      )}
      {options.map(drawn)}
    </ul>
  )
}

interface SearchOutcomeProps {
  status: 'waiting' | 'answered' | 'failed' | 'offered'
  count: number
  error: Elements | undefined
  empty: Elements | undefined
}

/** What there is to say below the options. */
export function SearchOutcome({ status, count, error, empty }: SearchOutcomeProps) {
  if (status === 'failed') return error
  if (status === 'waiting') return <p className={styles.note}>Duke kërkuar…</p>
  if (count > 0) return null
  return (
    <div className={styles.note}>
      <p>Nuk u gjetën rezultate</p>
      <p className={styles.hint}>Provo me fjalë kyçe të tjera</p>
      {empty}
    </div>
  )
}
