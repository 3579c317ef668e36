// The API slice as endpoints see it: with the query they are sent with.
import { baseApi, queryArrived } from './baseApi'
import { readingQuery } from './readingQuery'

queryArrived(readingQuery)

export { baseApi }
