// accepted: told once, at the first module; a type import is an edge like any other
import { typed } from './typed'

export type Back = typeof typed
