// rejected: Math.random
export const shuffled = (cards: number[]) => cards.toSorted(() => Math.random() - 0.5)
