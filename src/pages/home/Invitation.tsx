// The home page's invitation to add a business (HOME-02).

import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { AddBusinessCard } from '@/features/businesses/ui/AddBusinessCard'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { noticeShown } from '@/features/notices/model/slice'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'

/** The card; the categories are fetched when its dialog is wanted. */
export function Invitation() {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [isWanted, setIsWanted] = useLoggedState('categoriesWanted', false)
  return (
    <AddBusinessCard
      isSignedIn={isSignedIn}
      userId={useAppSelector(selectUserId)}
      from={routes.home}
      choice={useCategoryTree(!isWanted)}
      onWanted={() => setIsWanted(true)}
      onEndedElsewhere={(end) => dispatch(noticeShown(end))}
    />
  )
}
