// The two orders of a saved list.
import type { Business } from '@/api/endpoints/generated/types'
import { businessName, openFirst } from '@/features/businesses/model/businessTexts'

/** By name, or the best first; as the address has it. */
export type Order = 'emri' | 'vleresimi'

/** The choices with their texts. */
export const orders: readonly { value: Order; label: string }[] = [
  { value: 'emri', label: 'Sipas emrit' },
  { value: 'vleresimi', label: 'Më të vlerësuarat' },
]

const byName = new Intl.Collator('sq').compare

/** The businesses in this order; those that are not open come last. */
export const sorted = (businesses: readonly Business[], order: Order): Business[] =>
  openFirst(
    [...businesses].sort(
      (one, other) =>
        (order === 'vleresimi' ? other.averageRating - one.averageRating : 0) ||
        byName(businessName(one), businessName(other)),
    ),
  )
