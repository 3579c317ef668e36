// accepted: a creator's prepare may draw an id, the reducer finds it in the action
import { nanoid } from '@reduxjs/toolkit'
import { yearOf } from '@/features/cards/model/dates'

export const deckAdded = {
  prepare: (name: string) => ({ payload: { id: nanoid(), name } }),
  reducer: (state: string[], { payload }: { payload: { id: string } }) => [...state, payload.id, yearOf(0)],
}
