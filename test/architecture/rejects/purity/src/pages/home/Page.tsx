// rejected: reads data from a query hook
import { useListCardsQuery } from '@/api'

export default function Page() {
  const cards = useListCardsQuery({})
  return <p>{cards.data}</p>
}
