// All status messages: what happened, in a sentence, until it is dismissed or the page changes.
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'

/** A message to the visitor. `staysFor` counts the path changes it survives: 1 for one shown on the way to a page. */
export interface Notice {
  id: string
  kind: 'success' | 'error' | 'info'
  text: string
  staysFor: number
}

/** `items` oldest first; `path` of the page that shows them. */
export interface NoticesState {
  items: Notice[]
  path: string
}

const initialState: NoticesState = { items: [], path: '' }

/** The slice behind the DevTools key `notices`. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Adds a message, unless its text is shown already. */
    noticeShown: {
      prepare: (notice: Pick<Notice, 'kind' | 'text'> & Partial<Notice>) => ({
        payload: { id: nanoid(), staysFor: 0, ...notice },
        meta: { path: window.location.pathname },
      }),
      reducer: (state, { payload, meta }: PayloadAction<Notice, string, { path: string } | undefined>) => {
        // While a page loads the address is ahead: that change must not end this notice. (Older logs lack it.)
        const isAhead = meta !== undefined && meta.path !== state.path
        const notice = isAhead ? { ...payload, staysFor: payload.staysFor + 1 } : payload
        state.items = [...state.items.filter(({ id, text }) => id !== payload.id && text !== payload.text), notice]
      },
    },
    /** The visitor dismissed a message, or it timed out. */
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.items = state.items.filter((notice) => notice.id !== id)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload: { path } }) => {
        // Another page of a list, or another filter, is the same page.
        if (path === state.path) return
        state.path = path
        state.items = state.items
          .filter(({ staysFor }) => staysFor > 0)
          .map((notice) => ({ ...notice, staysFor: notice.staysFor - 1 }))
      })
      .addCase(loggedOut, (state) => {
        state.items = []
      }),
})

/** Show a message; remove one. */
export const { noticeShown, noticeDismissed } = noticesSlice.actions
