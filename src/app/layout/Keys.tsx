// The keys of every page: `/` goes to its search, `?` lists them all.
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLoggedState } from '@/hooks/viewLog'
import { keysKey } from '@/lib/storageKeys'
import { readItem } from '@/platform/browserStorage'

/** If its chunk fails to load, the keys work without it. */
const KeysDialog = lazy(() => import('./KeysDialog').catch(() => ({ default: () => null })))

/** The page's search field: the first one with a search key on a phone's keyboard. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[enterkeyhint="search"]')

/** Whether a key is meant for the page: not while typing, in a dialog, or as a shortcut of the browser. */
const isOurs = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))

/** Listens to the keys unless they are switched off; `onList` opens their list. */
function useKeys(onList: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== '/' && event.key !== '?') || !isOurs(event)) return
      const field = searchField()
      if (!field || readItem(keysKey) === 'off') return
      event.preventDefault()
      if (event.key === '?') return onList()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onList])
}

/** The button that lists the keys, for devices that have some; the keys work as long as it is there. */
export function Keys({ className }: { className: string | undefined }) {
  const [isOpen, setIsOpen] = useLoggedState('keys', false)
  const open = useCallback(() => setIsOpen(true), [])
  useKeys(open)
  return (
    <>
      <button type="button" className={className} onClick={open}>
        Tastet e shpejta
      </button>
      {isOpen &&
        // Outside its parent, which may have colours of its own.
        createPortal(
          <Suspense>
            <KeysDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
