// rejected: “See all {} cards” holds the English word “See”
// A page whose button speaks English.

/** Whatever stands around it. */
export default function CardsPage({ count }: { count: number }) {
  return <button type="button">See all {count} cards</button>
}
