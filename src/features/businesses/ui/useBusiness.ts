// One business, read by its request, so that another business's data never shows in its place.
import { answerToRequest, useList } from '@/api'
import { useAppSelector } from '@/store/storeHooks'
import { businessLists } from '../model/businessLists'
import { businessRequest } from '../model/businessRequests'

/** The business, null before it came or once it is gone, and its status. `skip` sends nothing but shows loaded data. */
export function useBusiness(id: string, userId: string | undefined, skip = false) {
  const request = businessRequest(id, userId)
  const isThere = useAppSelector((state) => answerToRequest(state, request).isSuccess)
  const { items, ...rest } = useList(businessLists.selectedBusiness, skip && !isThere ? [] : [request])
  return { business: rest.error?.kind === 'notFound' ? null : (items[0] ?? null), ...rest }
}
