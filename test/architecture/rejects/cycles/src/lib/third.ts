// accepted: told once, at the first module
import { first } from './first'

export const third = () => first
