// The floor's state: one slice, and an API whose hooks nobody calls.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

/** What was typed. */
export const textSlice = createSlice({
  name: 'text',
  initialState: '',
  reducers: { typed: (_, { payload }: PayloadAction<string>) => payload },
})

/** One query and one mutation, with their hooks. */
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    item: build.query<{ name: string }, string>({ query: (id) => `items/${id}` }),
    change: build.mutation<{ name: string }, string>({ query: (id) => ({ url: `items/${id}`, method: 'PUT' }) }),
  }),
})

/** As an app takes them; so a build cannot leave them out. */
export const { useItemQuery, useChangeMutation } = api
