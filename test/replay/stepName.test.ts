// What a step is called: with its call, and no error where nothing failed.
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { stepName } from '@/tools/log/sentences'

it('is the type, with the name of the call', () => {
  expect(stepName({ type: 'auth/LOGOUT' })).toBe('auth/LOGOUT')
  expect(stepName({ type: 'a', meta: null })).toBe('a')
  const meta = { arg: { endpointName: 'listReviews' } }
  expect(stepName({ type: 'api/executeQuery/pending', meta })).toBe('api/executeQuery/pending (listReviews)')
  expect(stepName({ type: 'a/rejected/b', meta: { condition: true } })).toBe('a/rejected/b')
})

it('is an error only where a request failed, in RTK Query’s own words', async () => {
  const api = createApi({
    baseQuery: (isGood: boolean) => (isGood ? { data: 1 } : { error: 'no' }),
    endpoints: (build) => ({ ask: build.query<number, boolean>({ query: (isGood) => isGood }) }),
  })
  const names: string[] = []
  const spy: Middleware = () => (next) => (action) => {
    names.push(stepName(action as UnknownAction))
    return next(action)
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware, spy),
  })
  await store.dispatch(api.endpoints.ask.initiate(true))
  await store.dispatch(api.endpoints.ask.initiate(true, { subscribe: false }))
  await store.dispatch(api.endpoints.ask.initiate(false))
  expect(names.filter((name) => /rejected|notNeeded/.test(name))).toEqual([
    'api/executeQuery/notNeeded (ask)',
    'api/executeQuery/rejected (ask)',
  ])
})
