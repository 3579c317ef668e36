// Tells a screen reader which page of a list is shown.
import { VisuallyHidden } from './VisuallyHidden'

/** Announces 'U hap faqja 2 nga 5' once a page of several has come. */
export const PageChange = ({ page, pages, isPending }: { page: number; pages: number; isPending: boolean }) => (
  <VisuallyHidden role="status">{pages > 1 && !isPending ? `U hap faqja ${page} nga ${pages}` : ''}</VisuallyHidden>
)
