// The API slice as endpoints see it: connected to the query that sends them.
import { baseApi, queryArrived } from './baseApi'
import { contractBaseQuery } from './contractBaseQuery'

queryArrived(contractBaseQuery)

export { baseApi }
