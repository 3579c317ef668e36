// rejected: an action of another's prefix
import { createAction, createSlice } from '@reduxjs/toolkit'

export const deckCut = createAction('deck/cut')

export const decksSlice = createSlice({ name: 'decks', initialState: 0, reducers: {} })
