// rejected: ui/ is domain-free
import { useSelector } from 'react-redux'

export const Button = () => useSelector(() => null)
