// Keys that work on every page with a search: `/` goes to its field, `?` lists the keys.

import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLoggedState } from '@/hooks/viewLog'
import { keysKey } from '@/lib/storageKeys'
import { readItem } from '@/platform/browserStorage'
import styles from './Footer.module.scss'

/** If its chunk fails to load, the keys work without it. */
const KeysDialog = lazy(() => import('./KeysDialog').catch(() => ({ default: () => null })))

/** The page's search field: the first one with a search key on a phone's keyboard. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[enterkeyhint="search"]')

/** Keys for somebody who types, for a dialog or for the browser are not ours. */
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

/** The button that lists the keys, for devices that have some. */
export function Keys() {
  const [isOpen, setIsOpen] = useLoggedState('keys', false)
  const [open] = useState(() => () => setIsOpen(true))
  useKeys(open)
  return (
    <>
      <button type="button" className={styles.keys} onClick={open}>
        Tastet e shpejta
      </button>
      {isOpen &&
        // Outside the footer, whose colours are its own.
        createPortal(
          <Suspense>
            <KeysDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
