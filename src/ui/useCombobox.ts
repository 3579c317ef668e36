// What a combobox does, without its looks: open or closed, the highlighted option, keys (ARIA APG, manual selection).
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { listen } from '@/platform/listen'
import { isComposing } from './isComposing'

interface ComboboxOptions {
  root: RefObject<HTMLElement | null>
  /** The ids of the options in their order. */
  ids: readonly string[]
  /** The first option is the answer to the text: Enter picks it without a highlight. */
  isConclusive: boolean
  /** Whether the text is long enough for the list. */
  isAllowed: boolean
  /** Whether the list is to be open once it is allowed. */
  isWanted: boolean
  onWanted: (isWanted: boolean) => void
  onPick: (id: string) => void
  onClear: () => void
}

/** The id that the arrow leads to, with wraparound. */
export function stepped(ids: readonly string[], active: string | undefined, by: 1 | -1): string | undefined {
  const index = active === undefined ? -1 : ids.indexOf(active)
  const start = index < 0 && by < 0 ? 0 : index
  return ids[(start + by + ids.length) % ids.length]
}

/** State and handlers of a combobox whose focus never leaves its input. */
export function useCombobox(options: ComboboxOptions) {
  const { root, ids, isConclusive, isAllowed, isWanted, onWanted, onPick, onClear } = options
  const [highlighted, setHighlighted] = useState<string>()
  const isOpen = isWanted && isAllowed
  // A highlight whose option is gone counts as none.
  const activeId = isOpen && highlighted !== undefined && ids.includes(highlighted) ? highlighted : undefined

  const open = () => onWanted(true)
  const close = () => {
    onWanted(false)
    setHighlighted(undefined)
  }
  const pick = (id: string) => {
    close()
    onPick(id)
  }

  const closeList = useEffectEvent(() => onWanted(false))
  useEffect(() => {
    if (!isOpen) return
    return listen(document, {
      pointerdown: ({ target }) => {
        if (target instanceof Node && !root.current?.contains(target)) closeList()
      },
    })
  }, [isOpen, root])

  const step = (by: 1 | -1) => {
    open()
    if (isAllowed) setHighlighted(stepped(ids, activeId, by))
  }
  const entered = activeId ?? (isOpen && isConclusive ? ids[0] : undefined)
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: entered === undefined ? undefined : () => pick(entered),
    Escape: isOpen ? close : onClear,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const handler = isComposing(event) ? undefined : keys[event.key]
    if (!handler) return
    event.preventDefault()
    handler()
  }

  /** Tabbing out of the component closes it; the window losing focus does not. */
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
  }

  return { isOpen, activeId, open, pick, highlight: setHighlighted, onKeyDown, onBlur }
}
