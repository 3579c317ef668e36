// The footer of every page.
import { useLocation } from 'react-router-dom'
import { appName, socialLinks } from '@/brand'
import { selectLocation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { yearOf } from '@/lib/tiranaTime'
import { useAppSelector } from '@/store/storeHooks'
import { Link } from '@/ui/Link'
import { Name } from '@/ui/Name'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Footer.module.scss'
import { Keys } from './Keys'
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
          {/* Its list closes with the page. */}
          <Keys key={useLocation().pathname} className={styles.keys} />
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
