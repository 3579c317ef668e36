// One step back, or home for a visitor who landed here (Q02).
import { useNavigate } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Button } from './Button'
import { hasPreviousPage } from './hasPreviousPage'

/** 'Kthehu mbrapa'. */
export function BackButton() {
  const navigate = useNavigate()
  return (
    <Button variant="outline" onClick={() => (hasPreviousPage() ? navigate(-1) : navigate(routes.home))}>
      Kthehu mbrapa
    </Button>
  )
}
