// The filters that are set, each with a way to remove it.

import { useId, useRef } from 'react'
import { Button } from '@/ui/Button'
import { RemovableChip } from '@/ui/Chip'
import { type CategoryFilterValues, noFilters } from '../model/filters'
import styles from './CategoryFilters.module.scss'
import type { FilterProps } from './CategoryFiltersControls'
import { chosenTexts, clearFiltersText } from './categoryFilterTexts'

/**
 * Chips for the filters of the shown results (`applied`), less those just removed; after them 'Pastro të gjitha filtrat'.
 * The focus of a removed chip moves to its neighbour, or to the filters after the last one.
 */
export function CategoryFiltersChips({ applied, filters, onFilters }: FilterProps & { applied: CategoryFilterValues }) {
  const titleId = useId()
  const row = useRef<HTMLDivElement>(null)
  const isSet = (key: keyof CategoryFilterValues) => filters[key] !== noFilters[key]
  const chips = chosenTexts(applied).filter(([key]) => isSet(key))
  if (chips.length === 0 && chosenTexts(filters).length === 0) return null

  const toFilters = () => row.current?.closest<HTMLElement>('section')?.focus()
  const remove = (key: keyof CategoryFilterValues, index: number) => {
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button')
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (neighbour) neighbour.focus()
    else toFilters()
    onFilters({ ...filters, [key]: noFilters[key] })
  }
  const clear = () => {
    toFilters()
    onFilters(noFilters)
  }
  return (
    <div ref={row} className={styles.active}>
      {chips.length > 0 && (
        <>
          <p id={titleId}>Filtrat aktivë</p>
          <ul aria-labelledby={titleId}>
            {chips.map(([key, text], index) => (
              <li key={key}>
                <RemovableChip text={text} onRemove={() => remove(key, index)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="outline" size="sm" onClick={clear}>
        {clearFiltersText}
      </Button>
    </div>
  )
}
