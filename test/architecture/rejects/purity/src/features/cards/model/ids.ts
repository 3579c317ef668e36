// rejected: nanoid
import { nanoid } from '@reduxjs/toolkit'

export const selectWithId = <T>(card: T) => ({ ...card, id: nanoid() })
