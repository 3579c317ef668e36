// The home page's add-business button with the categories it offers; for signed-in users.
import { AddBusinessAction } from '@/features/businesses/ui/AddBusinessAction'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/lib/storeHooks'

/** Opens the dialog 'Shto biznes' (HOME-02). */
export function AddAction() {
  const dispatch = useAppDispatch()
  return (
    <AddBusinessAction
      isSignedIn
      from={routes.home}
      loadCategories={() => import('@/features/categories/ui/useCategoryTree')}
      onEndedElsewhere={(end) => dispatch(noticeShown(end))}
    />
  )
}
