// accepted: types make no cycle
import { typed } from './typed'

export type Back = typeof typed
