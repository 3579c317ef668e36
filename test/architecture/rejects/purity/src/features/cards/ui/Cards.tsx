// rejected: reads data from a query hook
import { useListCardsQuery } from '@/api'

export function Cards() {
  const { data } = useListCardsQuery({})
  return <p>{data}</p>
}
