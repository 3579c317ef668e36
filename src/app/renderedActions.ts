// The actions that led to a page that came as HTML with its data: dispatched before the app takes it over, they make its state a
// fold of its log from the first moment on, and nothing is requested twice.
import type { UnknownAction } from '@reduxjs/toolkit'
import { inPhase, sendRequest } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import { actionsId } from '@/lib/actionsId'
import { clockTicked } from '@/lib/navigationEvents'
import type { AppDispatch } from '@/lib/storeHooks'

/** How old an answer may be that is not asked for again, in ms. */
const FRESH = 5 * 60_000

/** Those that this document came with; none if the boot script found that its content is for another address. */
export function renderedActions(): readonly UnknownAction[] {
  const element = document.getElementById(actionsId)
  const { dataset } = document.documentElement
  let actions: UnknownAction[] = []
  try {
    if (dataset.page) actions = JSON.parse(element?.textContent || '[]')
  } catch {
    // A document cut short: the app renders the page by itself.
    dataset.page = ''
  }
  element?.remove()
  // The page puts its own there.
  for (const script of document.querySelectorAll('script[data-prerendered]')) script.remove()
  return actions
}

/** What has happened since they were dispatched on the server: time has passed, and answers have grown old. */
export const catchUp = (actions: readonly UnknownAction[], now: number) => (dispatch: AppDispatch) => {
  if (actions.length > 0) dispatch(clockTicked(now))
  for (const action of actions) {
    if (!inPhase('fulfilled', action)) continue
    const { arg, fulfilledTimeStamp = 0 } = action.meta
    const request = { endpoint: arg.endpointName as OperationId, args: arg.originalArgs }
    if (now - fulfilledTimeStamp > FRESH) dispatch(sendRequest(request, { subscribe: false, forceRefetch: true }))
  }
}
