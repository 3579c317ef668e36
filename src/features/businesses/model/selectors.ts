// What pages may know about businesses beside their lists (businessLists.ts).
import type { BusinessesState } from './businessLists'

/** Whether a business is being added. */
export const selectIsAdding = ({ businesses }: { businesses: BusinessesState }) => businesses.loading.add
