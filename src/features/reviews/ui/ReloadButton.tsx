// The button for the text about an overloaded server.
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
