// The button that the text about an overloaded server asks for.
import { reloadPage } from '@/platform/reloadPage'
import { Button } from '@/ui/Button'

/** Reloads the page. */
export function ReloadButton({ size }: { size?: 'sm' }) {
  return (
    <Button variant="outline" size={size} onClick={reloadPage}>
      Rifresko faqen
    </Button>
  )
}
