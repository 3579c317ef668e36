// One step back, or home for a visitor who landed here.
import { useNavigate } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Button } from './Button'

/**
 * False on the page where the visitor landed, even if a guard has replaced it. The Navigation API numbers this site's
 * neighbouring entries from 0; without it the router numbers those of this visit. For event handlers.
 */
export const hasPreviousPage = (): boolean =>
  Number(window.navigation?.currentEntry?.index ?? window.history.state?.idx) > 0

/** 'Kthehu mbrapa'. */
export function BackButton() {
  const navigate = useNavigate()
  return (
    <Button variant="outline" onClick={() => (hasPreviousPage() ? navigate(-1) : navigate(routes.home))}>
      Kthehu mbrapa
    </Button>
  )
}
