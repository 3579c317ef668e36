// What the add-business card may know. Light: it is on the home page before the slice is.
import type { BusinessesState } from './state'

/** Whether a business is being added. */
export const selectIsAdding = ({ businesses }: { businesses: BusinessesState }) => businesses.loading.add
