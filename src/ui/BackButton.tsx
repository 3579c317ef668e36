// One step back, or home for a visitor who landed here (Q02).
import { useLocation, useNavigate } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Button } from '@/ui/Button'

/** 'Kthehu mbrapa'. The router's first entry has the key 'default': before it there is nothing of ours. */
export function BackButton() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Button variant="outline" onClick={() => (key === 'default' ? navigate(routes.home) : navigate(-1))}>
      Kthehu mbrapa
    </Button>
  )
}
