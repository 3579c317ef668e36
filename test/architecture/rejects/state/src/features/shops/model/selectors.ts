// rejected: selectIsAdding: no page reads with this selector
import type { ShopsState } from './shopLists'

export const selectIsAdding = ({ shops }: { shops: ShopsState }) => shops.loading.add
