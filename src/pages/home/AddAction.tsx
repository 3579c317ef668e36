// The add-business button of the home page with the categories it offers; for who is signed in.
import { AddBusinessAction } from '@/features/businesses/ui/AddBusinessAction'

/** Opens the dialog 'Shto biznes' (HOME-02). */
export const AddAction = () => (
  <AddBusinessAction isSignedIn loadCategories={() => import('@/features/categories/ui/useCategoryTree')} />
)
