// The way from the home page to this one, for readers and for search engines.

import { breadcrumbData, type Crumb } from '@/lib/jsonLd'
import { routes } from '@/lib/paths'
import { siteOrigin } from '@/platform/prerenderHead'
import { Link, type LinkProps } from '../Link'
import { useJsonLd } from '../useJsonLd'
import styles from './Breadcrumbs.module.scss'

/** A step between home and the page, with the router state its link carries. */
export interface BreadcrumbStep extends Crumb {
  path: string
  state?: LinkProps['state']
}

interface BreadcrumbsProps {
  steps: readonly BreadcrumbStep[]
  current: string
  /** The page is that of a business. */
  isName?: boolean
}

/** Links to the home page and to each of `steps`, then the page's own name as text; the same as BreadcrumbList. */
export function Breadcrumbs({ steps, current, isName }: BreadcrumbsProps) {
  const links: readonly BreadcrumbStep[] = [{ name: 'Kryefaqja', path: routes.home }, ...steps]
  useJsonLd(breadcrumbData([...links, { name: current }], siteOrigin()))
  return (
    <nav aria-label="Ku ndodhesh">
      <ol className={styles.crumbs}>
        {links.map(({ name, path, state }) => (
          <li key={path}>
            <Link to={path} state={state}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" translate={isName ? 'no' : undefined}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
