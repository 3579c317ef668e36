// The API slice as endpoints see it: connected to the query that sends them.
import { baseApi, queryArrived } from './baseApi'
import { readingQuery } from './readingQuery'

queryArrived(readingQuery)

export { baseApi }
