// rejected: hooks/ are for any component, they know no store
import { useSelector } from 'react-redux'

export const useAll = () => useSelector((state) => state)
