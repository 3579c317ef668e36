// Puts what components report of the page into the store: once typing pauses, or before the action that comes first.
import type { Dispatch, Middleware } from '@reduxjs/toolkit'
import { type ViewState, viewChanged } from '@/features/view/model/slice'
import type { ViewLog } from '@/hooks/viewLog'

/** ms without a report. */
const PAUSE = 300

/** The reporter of one store, with the middleware that knows which action comes first. */
export function makeViewReporter(): ViewLog & { middleware: Middleware } {
  let view: ViewState = {}
  let known = view
  let dispatch: Dispatch
  let timer: ReturnType<typeof setTimeout>
  const flush = () => {
    if (known === view) return
    known = view
    dispatch(viewChanged(view))
  }
  return {
    report: (key, value, isGone) => {
      const { [key]: before, ...others } = view
      if (before !== value) view = value === undefined ? others : { ...view, [key]: value }
      // What returns to its initial value is gone first, and only then reported: as nothing, which it is already.
      if (known === view) return
      clearTimeout(timer)
      // With the last component the page has gone, and nobody waits for it.
      if (!isGone || Object.keys(view).length > 0) timer = setTimeout(flush, PAUSE)
    },
    middleware: (store) => {
      dispatch = store.dispatch
      return (next) => (action) => {
        flush()
        return next(action)
      }
    },
  }
}
