// One step back, or home for a visitor who landed here.
import { useNavigate } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Button } from './Button'

/**
 * False on the page where the visitor landed, even if it has been replaced since, as a guard does. The Navigation API
 * counts the neighbouring entries of this site from 0, those before a typed address too; where it is missing, the
 * router's number counts those of this visit. A replaced entry keeps its number. For event handlers.
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
