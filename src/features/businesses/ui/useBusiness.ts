// One business, read by its request, so that another business's data never shows in its place.
import { useListing } from '@/api'
import { businessLists } from '../model/businessLists'
import { businessRequest } from '../model/businessRequests'

/** The business, null until it has come, and how its request stands. With `skip` no request is sent yet. */
export function useBusiness(id: string, userId: string | undefined, skip = false) {
  const { items, ...rest } = useListing(businessLists.selectedBusiness, skip ? [] : [businessRequest(id, userId)])
  return { business: items[0] ?? null, ...rest }
}
