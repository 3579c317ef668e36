// rejected: Date.now
import { initial } from './machine'
import { shuffled } from '@/lib/chance'

export const cardAdded = (state: { at: number; cards: number[] }) => {
  state.at = Date.now()
  state.cards = shuffled(state.cards)
}

export const start = initial
