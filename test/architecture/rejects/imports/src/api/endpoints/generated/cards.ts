// accepted
export type Card = { id: string }
