// The button beside the average that opens where it comes from.
import type { Business } from '@/api/generated/types'
import { formatRating } from '@/lib/albanianFormat'
import { LinkButton } from '@/ui/Button'

/** 'Pse 4.3?'. */
export function WhyScore({ business }: { business: Business }) {
  return <LinkButton>{`Pse ${formatRating(business.averageRating)}?`}</LinkButton>
}
