// accepted: subscribes with the hook, reads with a selector
import { useListCardsQuery } from '@/api'

export function useCards(state: { data: string[] }) {
  const { refetch } = useListCardsQuery({})
  return { refetch, items: state.data }
}
