// Buttons and links in a row that wraps.
import type { ReactNode } from 'react'
import css from './ActionRow.module.scss'

/** The ways on at the end of a page or card. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
