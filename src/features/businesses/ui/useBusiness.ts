// One business, fetched and read by its request, so that another business's data never shows in its place.
import { cacheKey, useGetBusinessQuery } from '@/api'
import { useAppSelector } from '@/lib/storeHooks'
import { useArrival } from '@/ui/useArrival'
import { selectBusiness } from '../model/selectors'

/**
 * The business with status and error of the call; `userId` lets the server tell `hasReviewed` (DIRCALL-19). With `skip`
 * no request is sent yet.
 */
export function useBusiness(id: string, userId: string | undefined, skip = false) {
  const argument = { id, userId }
  const { refetch } = useGetBusinessQuery(argument, { skip })
  const key = cacheKey('getBusiness', argument)
  const found = useArrival(
    useAppSelector((state) => selectBusiness(state, key)),
    ({ business }) => business !== null,
  )
  return { ...found, retry: () => void refetch() }
}
