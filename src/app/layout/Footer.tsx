// The footer of every page.
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { appName, socialLinks } from '@/brand'
import { selectLocation } from '@/features/navigation/model/selectors'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { keysKey } from '@/lib/storageKeys'
import { yearOf } from '@/lib/tiranaTime'
import { readItem } from '@/platform/browserStorage'
import { useAppSelector } from '@/store/storeHooks'
import { Name } from '@/ui/Name'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Footer.module.scss'
import { ThemeSwitch } from './ThemeSwitch'

const links = [
  { to: routes.saved, text: 'Të ruajturat' },
  { to: routes.about, text: 'Rreth nesh' },
  { to: routes.howItWorks, text: 'Si funksionon' },
  { to: routes.reviewRules, text: 'Rregullat e komenteve' },
  { to: routes.faq, text: 'Pyetje të shpeshta' },
  { to: routes.support, text: 'Mbështetja' },
  { to: routes.terms, text: 'Kushtet e përdorimit' },
]

/** Links to the static pages, social profiles, theme switch, copyright. */
export function Footer() {
  return (
    <footer className={styles.footer} data-noprint>
      <div className={styles.inner}>
        <p className={styles.name} translate="no" aria-hidden="true">
          {appName}
        </p>
        <nav aria-label="Navigimi i fundit të faqes">
          <ul className={styles.links}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.theme}>
          <ThemeSwitch />
          <Keys />
        </div>
        <ul className={styles.links}>
          {socialLinks.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Name>{appName}</Name> në <Name>{network}</Name> <VisuallyHidden>(hapet në skedë të re)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <Copyright />
      </div>
    </footer>
  )
}

/** Takes the year from the reported location, never from a clock. */
function Copyright() {
  const at = useAppSelector(selectLocation)?.at
  const year = at === undefined ? '' : `${yearOf(at)} `
  return (
    <p className={styles.copyright}>
      <span>{`© ${year}`}</span>
      <Name>{appName}</Name>. Të gjitha të drejtat e rezervuara.
    </p>
  )
}

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

/** The button that lists the keys, for devices that have some. */
function Keys() {
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
