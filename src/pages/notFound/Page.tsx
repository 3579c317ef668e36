// The page of every unknown path.
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { hasPreviousPage } from '@/ui/hasPreviousPage'
import { StateBox } from '@/ui/StateBox'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useMissingPage } from '@/ui/useMissingPage'

/** Says that there is nothing here, with links home and back; back without a previous page is home (Q02). */
export default function NotFoundPage() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasPreviousPage()) return
    event.preventDefault()
    void navigate(-1)
  }
  useDocumentTitle('Faqja nuk u gjet')
  useMissingPage(true)
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
