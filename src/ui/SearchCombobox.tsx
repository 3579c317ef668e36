// A search box with a list of results below it.
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { plural } from '@/lib/albanianFormat'
import { listen } from '@/platform/listen'
import type { Elements } from './elements'
import { Icon } from './Icon'
import styles from './SearchCombobox.module.scss'
import { SearchField } from './SearchField'
import { type OptionGroup, type SearchOption, SearchOptions, SearchOutcome } from './SearchOptions'
import { useCombobox } from './useCombobox'
import { useDebounced } from './useDebounced'
import { VisuallyHidden } from './VisuallyHidden'

/** Texts searched for before, under a heading. */
export interface Suggestions {
  heading: string
  texts: readonly string[]
  /** Below them, like 'Pastro listën'. */
  footer?: ReactNode
}

interface SearchComboboxProps {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  options: readonly SearchOption[]
  /** The options that fit best, before all others. */
  leading?: OptionGroup
  /** The first option is the answer to the text: Enter picks it without a highlight, as it picks an only one. */
  isConclusive?: boolean
  /** Options of another kind, before the other options. */
  group?: OptionGroup
  /** What the options are, where that is not plain from the text. */
  heading?: string
  onPick: (id: string) => void
  /** Whether somebody wants the list: only then is there anything to ask for. */
  isWanted: boolean
  onWanted: (isWanted: boolean) => void
  /** While 'waiting' the options may be those of the text before; only 'answered' is about this one. */
  status: 'waiting' | 'answered' | 'failed'
  error?: Elements
  /** Below the list, like a button that shows more. */
  footer?: ReactNode
  /** More to say where nothing was found, whatever the group has. */
  empty?: Elements
  /** What to offer while the field is empty; one that is picked becomes the text. */
  suggestions?: Suggestions
}

const ANNOUNCED_AFTER = 500

/** The suggestions, if it is their turn: the field is empty and there are some. */
const offered = ({ text, suggestions }: SearchComboboxProps) =>
  text === '' && suggestions?.texts.length ? suggestions : undefined

const suggested = (text: string): SearchOption => ({ id: text, label: text, content: text })

const optionsOf = (group: OptionGroup | undefined) => group?.options ?? []

/** The suggestions in place of results. */
const suggestedList = ({ texts }: Suggestions) => ({
  ...({ status: 'offered', leading: undefined, group: undefined } as const),
  options: texts.map(suggested),
})

/** Three rows of the list with their heading, in heights of the field, which grows with the text as they do. */
const THREE_ROWS = 6

/** Scrolls the field to the window's top where too little of an open list would be seen, once for each opening. */
function useInSight(root: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || !viewport) return
    const look = () => {
      const field = root.current?.getBoundingClientRect()
      if (!field || viewport.offsetTop + viewport.height - field.bottom >= THREE_ROWS * field.height) return
      root.current?.scrollIntoView()
      stop()
    }
    // A keyboard comes after the list that it covers.
    const stop = listen(viewport, { resize: look })
    look()
    return stop
  }, [root, isOpen])
}

const spokenCount = (count: number): string => (count === 0 ? 'Asnjë rezultat' : plural(count, 'rezultat', 'rezultate'))

/** The results with what they are of, and how many the group has, by its heading. */
function spokenStatus({ status, leading, options, group, heading }: SearchComboboxProps): string {
  if (status === 'failed') return ''
  if (status === 'waiting') return 'Duke kërkuar…'
  const count = options.length + optionsOf(leading).length
  const grouped = group && group.options.length > 0 && `${group.options.length} ${group.heading?.toLowerCase()}`
  return [[heading, spokenCount(count)].filter(Boolean).join(': '), grouped].filter(Boolean).join(', ')
}

/** An editable combobox (ARIA APG). Arrows wrap, Enter picks the highlight or the answer, Escape closes. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, text, onText, onPick, isWanted, onWanted } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const offer = offered(props)
  const { status, leading, group, options: own } = offer ? suggestedList(offer) : props
  const results = [...optionsOf(leading), ...own]
  const options = [...optionsOf(leading), ...optionsOf(group), ...own]
  const footer = (offer ?? props).footer
  const isWaiting = status === 'waiting'
  const change = (value: string) => {
    onText(value)
    box.highlight(undefined)
    box.open()
  }
  const box = useCombobox({
    root,
    ids: options.map((option) => option.id),
    isConclusive: status === 'answered' && (props.isConclusive === true || options.length === 1),
    isAllowed: offer !== undefined || text.trim() !== '',
    isWanted,
    onWanted,
    onPick: (picked) => (offer ? change(picked) : onPick(picked)),
    onClear: () => onText(''),
  })
  // By index, not by name: an id must not contain spaces.
  const optionId = (option: string) => `${id}-${options.findIndex((one) => one.id === option)}`
  const activeElementId = box.activeId === undefined ? undefined : optionId(box.activeId)
  useEffect(() => {
    if (activeElementId) document.getElementById(activeElementId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeElementId])
  useInSight(root, box.isOpen)
  // Announced after a pause, so that a screen reader does not chatter while somebody types.
  const announced = useDebounced(box.isOpen ? (offer?.heading ?? spokenStatus(props)) : '', ANNOUNCED_AFTER)

  return (
    <div ref={root} className={styles.combobox} onBlur={box.onBlur}>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={text}
        onValue={change}
        end={
          <button
            type="button"
            className={styles.go}
            onClick={() => {
              root.current?.querySelector('input')?.focus()
              box.open()
            }}
          >
            <Icon name="search" />
            <span>Kërko</span>
          </button>
        }
        inputProps={{
          role: 'combobox',
          'aria-expanded': box.isOpen,
          'aria-controls': box.isOpen ? `${id}-list` : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeElementId,
          'aria-describedby': `${id}-help`,
          onKeyDown: box.onKeyDown,
          onFocus: box.open,
          onClick: box.open,
        }}
      />
      <span id={`${id}-help`} hidden>
        Lëviz me shigjeta, zgjidh me Enter, mbyll me Esc.
      </span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {box.isOpen && (
        // Pressing the mouse here must not take the focus from the input.
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()} role="presentation">
          {offer && <p className={styles.heading}>{offer.heading}</p>}
          <SearchOptions
            id={`${id}-list`}
            label={offer?.heading ?? 'Rezultatet e kërkimit'}
            isBusy={isWaiting}
            leading={leading}
            group={group}
            heading={props.heading}
            options={own}
            elementId={optionId}
            activeId={box.activeId}
            onPick={box.pick}
            onHighlight={box.highlight}
          />
          <SearchOutcome status={status} count={results.length} error={props.error} empty={props.empty} />
          {footer && !isWaiting && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </div>
  )
}
