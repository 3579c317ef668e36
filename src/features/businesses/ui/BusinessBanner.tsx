// What a visitor must know about a business that is not open.
import type { Business } from '@/api/endpoints/generated/types'
import { Alert } from '@/ui/Alert'
import { withNames } from '@/ui/Name'
import { businessName, isInactive, isInReview } from '../model/businessTexts'

/** The banner of a business in review or inactive; nothing for any other status. */
export function BusinessBanner({ business }: { business: Business }) {
  const name = businessName(business)
  if (isInReview(business)) {
    return (
      <Alert kind="info" quiet>
        <strong>{withNames(`${name} është nën shqyrtim`, name)}</strong>
        <p>Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.</p>
      </Alert>
    )
  }
  if (!isInactive(business)) return null
  return (
    <Alert kind="warning" quiet>
      <strong>{withNames(`${name} është joaktiv`, name)}</strong>
      <p>Nëse mendon se ky është një gabim, kontakto biznesin.</p>
    </Alert>
  )
}
