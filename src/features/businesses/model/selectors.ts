// Selectors for businesses, beside their lists (businessLists.ts).
import type { BusinessesState } from './businessLists'

/** The category page's filters, as its address has them. */
export const selectFilters = ({ businesses }: { businesses: BusinessesState }) => businesses.filters

/** Whether a business is being added. */
export const selectIsAdding = ({ businesses }: { businesses: BusinessesState }) => businesses.loading.add
