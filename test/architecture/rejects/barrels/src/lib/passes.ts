// rejected: is a barrel
import { a } from './a'

export { a }
