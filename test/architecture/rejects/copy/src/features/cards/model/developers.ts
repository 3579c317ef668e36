// accepted
// What developers read may be English.

/** Throws where a card is used without a deck. */
export function needDeck(deck: unknown): void {
  if (!deck) throw new Error('A card must be used within a deck')
}
