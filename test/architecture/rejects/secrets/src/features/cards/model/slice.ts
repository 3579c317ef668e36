// rejected: accessToken: no secret enters Redux
interface CardsState {
  items: string[]
  accessToken: string | null
}

export const initial: CardsState = { items: [], accessToken: null }
