// What the notices region shows.
import type { NoticesState } from './slice'

/** The messages to show, oldest first. */
export const selectNotices = (state: { notices: NoticesState }) => state.notices.items
