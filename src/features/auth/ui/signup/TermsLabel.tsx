// What is agreed to with an account.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** 'Pranoj kushtet dhe rregullat'; the terms open in a new tab, so that the form stays (SIGNUP-04). */
export const TermsLabel = () => (
  <span>
    Pranoj{' '}
    <Link to={routes.terms} target="_blank" rel="noopener noreferrer">
      kushtet dhe rregullat<VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
    </Link>
  </span>
)
