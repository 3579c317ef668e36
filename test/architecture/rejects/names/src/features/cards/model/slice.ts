// rejected: slice.name is not the folder's name
import { createSlice } from '@reduxjs/toolkit'

export const cardsSlice = createSlice({
  name: 'cardList',
  initialState: [] as string[],
  reducers: { cardAdded: (state) => state },
})
