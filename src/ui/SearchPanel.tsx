// The reusable search: a field, filters, the matches, their pages. The variant with a dropdown is SearchCombobox.
import { type ReactNode, useRef } from 'react'
import { ActionRow } from './ActionRow'
import { Alert } from './Alert'
import { Button } from './Button'
import { SelectableChip } from './Chip'
import type { Elements } from './elements'
import { StepButton } from './PageButton'
import { SearchField } from './SearchField'
import styles from './SearchPanel.module.scss'
import { EmptyState } from './StateBox'
import { ALL, type SearchSource, useSearchPanel } from './useSearchPanel'

interface SearchPanelProps<T> extends SearchSource<T> {
  /** The field's name for screen readers. */
  label: string
  placeholder: string
  /** The filters by value, 'all' first: `{ all: 'Të gjitha', safety: 'Siguria' }`. */
  filters?: Readonly<Record<string, string>>
  filterLabel?: string
  keyOf: (item: T) => string
  /** How an item looks; `index` counts on the page shown. */
  children: (item: T, index: number) => ReactNode
  /** '3 pyetje': shown and announced. */
  countText: (total: number) => string
  /** Why the items could not be loaded: shown as it is. */
  error?: string | null
  onClearError?: () => void
  /** The next steps: at the end, or in the box that says that nothing was found. */
  footer?: Elements
}

/** Field and filters above the list; pages, count and error below belong to the applied query. */
export function SearchPanel<T>(props: SearchPanelProps<T>) {
  const { label, placeholder, filters, filterLabel, keyOf, children, countText, error, footer } = props
  const panel = useSearchPanel(props)
  const isNothingFound = !panel.isWaiting && !error && panel.total === 0
  const list = useRef<HTMLUListElement>(null)
  const clear = () => {
    panel.setText('')
    panel.setFilter(ALL)
    props.onClearError?.()
  }
  return (
    <div className={styles.panel}>
      <div className={styles.query} data-noprint>
        <SearchField label={label} isLabelHidden placeholder={placeholder} value={panel.text} onValue={panel.setText} />
        {filters && (
          <fieldset className={styles.filters} aria-label={filterLabel}>
            {Object.entries(filters).map(([value, text]) => (
              <SelectableChip
                key={value}
                isSelected={value === panel.filter}
                onPress={() => panel.setFilter(value === panel.filter ? ALL : value)}
              >
                {text}
              </SelectableChip>
            ))}
          </fieldset>
        )}
      </div>
      <p className={styles.count} role="status">
        {panel.isWaiting ? 'Duke kërkuar…' : error ? '' : countText(panel.total)}
      </p>
      {error && (
        <div className={styles.error}>
          <Alert kind="error">{`Error: ${error}`}</Alert>
          <Button variant="outline" size="sm" onClick={clear}>
            Pastro
          </Button>
        </div>
      )}
      {panel.shown.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-busy={panel.isWaiting || undefined}>
          {panel.shown.map((item, index) => (
            <li key={keyOf(item)}>{children(item, index)}</li>
          ))}
        </ul>
      )}
      {isNothingFound && (
        // The specification's text, missing diacritic included.
        <EmptyState title="Nuk u gjeten rezultate" message="Provo me fjalë kyçe të tjera">
          {footer}
        </EmptyState>
      )}
      <Pages
        page={panel.page}
        pages={panel.pages}
        onPage={(page) => {
          panel.setPage(page)
          // Focus to the top of the new page; the pressed button may be disabled now.
          list.current?.focus()
        }}
      />
      {footer && !isNothingFound && <ActionRow>{footer}</ActionRow>}
    </div>
  )
}

/** The panel's own pagination, in the English of the specification (Q23). */
function Pages(props: { page: number; pages: number; onPage: (page: number) => void }) {
  if (props.pages <= 1) return null
  return (
    <nav aria-label="Faqet">
      <div className={styles.pages} lang="en">
        <StepButton step="previous" text="Previous" {...props} />
        <span>{`Page ${props.page} of ${props.pages}`}</span>
        <StepButton step="next" text="Next" {...props} />
      </div>
    </nav>
  )
}
