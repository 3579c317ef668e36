// A small word in a frame: a category, a status, a choice, an active filter.
import type { ReactNode } from 'react'
import styles from './Chip.module.scss'
import { Icon } from './Icon'
import { Link, type LinkProps } from './Link'

/** Plain by default; with `to` it is a link. */
export function Chip({ to, state, children }: { to?: string; state?: LinkProps['state']; children: ReactNode }) {
  return to === undefined ? (
    <span className={styles.chip}>{children}</span>
  ) : (
    <Link className={styles.chip} to={to} state={state}>
      {children}
    </Link>
  )
}

interface SelectableChipProps {
  isSelected: boolean
  /** Called on every press, selected or not: the owner of the state decides what it means. */
  onPress: () => void
  children: ReactNode
}

/** A choice that is on or off; put several into a group with a name. */
export function SelectableChip({ isSelected, onPress, children }: SelectableChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isSelected} onClick={onPress}>
      {children}
    </button>
  )
}

/** An active filter, removed by a press: 'Hiq filtrin “Tiranë”'. */
export function RemovableChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} aria-label={`Hiq filtrin “${text}”`} onClick={onRemove}>
      <span>{text}</span>
      <Icon name="close" />
    </button>
  )
}
