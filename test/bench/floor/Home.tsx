// The floor's first page: a heading.
import { skipToken } from '@reduxjs/toolkit/query'
import { useItemQuery } from './store'

/** Asks nothing. */
export default function Home() {
  const { data } = useItemQuery(skipToken)
  return <h1>{data?.name ?? 'Floor'}</h1>
}
