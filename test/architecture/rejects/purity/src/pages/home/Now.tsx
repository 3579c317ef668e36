// rejected: reads data from a query hook
import { cardsApi } from '@/api'

export const Now = () => <p>{cardsApi.useListCardsQuery({}).currentData}</p>
