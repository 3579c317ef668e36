// The page of every unknown path; one of them, known to password managers, leads on.
import type { MouseEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { changePasswordPath, isRoute, routes, wellKnownChangePassword } from '@/lib/paths'
import { hasPreviousPage } from '@/ui/BackButton'
import { ButtonLink } from '@/ui/Button'
import { StateBox } from '@/ui/StateBox'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useMissingPage } from '@/ui/useMissingPage'

/** Says that there is nothing here, with links home and back; back without a previous page is home. */
export default function NotFoundPage() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasPreviousPage()) return
    event.preventDefault()
    void navigate(-1)
  }
  const { pathname } = useLocation()
  useDocumentTitle('Faqja nuk u gjet')
  const isMoved = isRoute(wellKnownChangePassword, pathname)
  if (useMissingPage(!isMoved)) return null
  if (isMoved) return <Navigate to={changePasswordPath} replace />
  return (
    <StateBox
      picture="missing"
      headingLevel={1}
      title="Faqja nuk u gjet"
      message="Kjo faqe nuk ekziston ose është zhvendosur."
    >
      <ButtonLink to={routes.home}>Kthehu në kryefaqe</ButtonLink>
      <ButtonLink variant="outline" to={routes.home} onClick={goBack}>
        Kthehu mbrapa
      </ButtonLink>
    </StateBox>
  )
}
