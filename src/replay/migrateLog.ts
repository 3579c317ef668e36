// Brings logs of earlier format versions up to the current one, a step for each version.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, VERSION } from './actionLog'
import { stateShown } from './recorder'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Action types of version 1 and their names since. */
export const renamedActionTypes: Fields = {
  'reviews/createNamed': 'reviews/reviewSubmitted',
}

/** Action types of version 1 that have no successor. */
const droppedActionTypes = new Set([
  'api/answerShown',
  'reviews/filtersChanged',
  'reviews/searchCleared',
  'businesses/searchCleared',
  'categories/searchTermChanged',
])

/** The list that shows the response of a call, as `slice/list`. */
const listOfEndpoint: Fields = {
  listReviews: 'reviews/comments',
  listReviewsByBusiness: 'reviews/businessComments',
  listReviewsByUser: 'reviews/userReviews',
  searchReviews: 'reviews/searchResults',
  getReview: 'reviews/currentComment',
  listBusinesses: 'businesses/businesses',
  listBusinessesByCategory: 'businesses/businesses',
  listBusinessesBySubcategory: 'businesses/businesses',
  searchBusinesses: 'businesses/searchResults',
  universalSearch: 'businesses/searchResults',
  getBusiness: 'businesses/selectedBusiness',
  listCategories: 'categories/categories',
  listSubcategories: 'categories/subcategories',
  listCategorySubcategories: 'categories/subcategories',
  searchCategories: 'categories/categoryMatches',
  searchSubcategories: 'categories/subcategoryMatches',
  listSubcategoriesByCategory: 'categories/chosenSubcategories',
}

/** Slices whose state has another shape since version 2. */
const changedSlices = new Set(['reviews', 'businesses', 'categories'])

/** Lists that grow page by page; other pages of a list replace it. */
const growingLists = new Set(['businesses/searchResults', 'reviews/allUserReviews'])

interface Request {
  endpoint: string
  args: unknown
}

/** How many items version 1 requested to count them or to search through them. */
const SAMPLE_SIZE = 100

/** The lists that a request is for, as `slice/list`; `shownPage` is the one in the address. */
function listsOf({ endpoint, args }: Request, shownPage: unknown): string[] {
  const { limit, page, approved } = isRecord(args) ? args : {}
  const isSample = limit === SAMPLE_SIZE
  if (isSample && endpoint === 'listReviewsByBusiness') {
    return [approved === true ? 'reviews/ratingSample' : 'reviews/ownReviewCheck']
  }
  const list = own(listOfEndpoint, endpoint)
  const shown = typeof list === 'string' && !isSample ? [list] : []
  if (endpoint !== 'listReviewsByUser') return shown
  // Every page was requested for the user's statistics, one of them to be shown.
  return [...(page === Number(shownPage ?? 1) ? shown : []), 'reviews/allUserReviews']
}

/** Whether two requests differ in their page at most. */
function areSameButPage({ args: one }: Request, { args: other }: Request): boolean {
  if (!isRecord(one) || !isRecord(other)) return false
  return Object.keys({ ...one, ...other }).every((key) => key === 'page' || own(one, key) === own(other, key))
}

const pageOf = ({ args }: Request): unknown => (isRecord(args) ? args.page : undefined)

/** The request that an action says was sent, or answered by the cache, for a page on screen. */
function requestOf({ type, meta }: UnknownAction): Request | undefined {
  const arg = isRecord(meta) ? meta.arg : undefined
  if (!isRecord(arg) || typeof arg.endpointName !== 'string') return undefined
  const isSent = type === 'api/executeQuery/pending' && arg.subscribe !== false
  return isSent || type === 'api/answerShown' ? { endpoint: arg.endpointName, args: arg.originalArgs } : undefined
}

/** An action about a list, which is given as `slice/list`. */
function listEvent(name: string, event: 'listOpened' | 'listClosed', more: object = {}): UnknownAction {
  const [slice, list] = name.split('/')
  return { type: `${slice}/${event}`, payload: { list, ...more } }
}

/** In version 1 reducers derived from requests and addresses what is on screen; since then actions say so. */
function listEvents() {
  const open = new Map<string, readonly Request[]>()
  let location: Fields = {}

  const opened = (request: Request) => (name: string) => {
    const before = growingLists.has(name) ? (open.get(name) ?? []) : []
    const others = before.filter((one) => areSameButPage(one, request))
    const isThere = others.some((one) => pageOf(one) === pageOf(request))
    const requests = isThere ? others : [...others, request]
    open.set(name, requests)
    return listEvent(name, 'listOpened', { requests })
  }
  const closed = (name: string) => {
    open.delete(name)
    return listEvent(name, 'listClosed')
  }

  return {
    /** What was opened by this action, or closed. */
    before(action: UnknownAction): UnknownAction[] {
      if (action.type === 'reviews/searchCleared' || action.type === 'businesses/searchCleared') {
        return [closed(action.type.replace('searchCleared', 'searchResults'))]
      }
      const request = requestOf(action)
      const { faqe } = isRecord(location.query) ? location.query : {}
      return request ? listsOf(request, faqe).map(opened(request)) : []
    },
    /** Another page opens its own lists. */
    after({ type, payload }: UnknownAction): UnknownAction[] {
      if (type !== 'navigation/locationChanged' || !isRecord(payload)) return []
      const isOtherPage = payload.path !== location.path
      location = payload
      return isOtherPage ? [...open.keys()].map(closed) : []
    },
  }
}

/** The state without the slices whose shape has changed; replays start them anew (reducerOfLog.ts). */
const withoutChangedSlices = (state: unknown): unknown =>
  isRecord(state) ? Object.fromEntries(Object.entries(state).filter(([key]) => !changedSlices.has(key))) : state

/** The successor of an action, with the payload of today; none of one that was dropped. */
function successorOf(action: UnknownAction): UnknownAction[] {
  if (stateShown.match(action)) return [stateShown(withoutChangedSlices(action.payload))]
  if (droppedActionTypes.has(action.type)) return []
  const { payload } = action
  if (action.type === 'reviews/createRefused' && typeof payload === 'string') {
    return [{ ...action, payload: { message: payload } }]
  }
  const type = own(renamedActionTypes, action.type)
  return [typeof type === 'string' ? { ...action, type } : action]
}

/** Version 2 says which lists are on screen. The state changed with it, so hashes of the old one say nothing. */
function listsBecomeEvents({ finalHash: _, error, ...log }: ActionLog): ActionLog {
  const events = listEvents()
  const actions = log.actions.map((action) => [
    ...events.before(action),
    ...successorOf(action),
    ...events.after(action),
  ])
  return {
    ...log,
    base: withoutChangedSlices(log.base),
    actions: actions.flat(),
    times: actions.flatMap((replacing, index) => replacing.map(() => log.times[index] ?? 0)),
    checkpoints: [],
    ...(error && {
      error: typeof error.step === 'number' ? { ...error, step: stepAfter(actions, error.step) } : error,
    }),
  }
}

/** How many actions stand now for the first `step` of before. */
const stepAfter = (actions: readonly UnknownAction[][], step: number): number => actions.slice(0, step).flat().length

/** The step from each earlier version to the next. */
export const migrations: Readonly<Record<number, (log: ActionLog) => ActionLog>> = {
  1: listsBecomeEvents,
  // The slice `view` is new, and stays empty; what is compared are the others (checkpoints.ts). The hash of the whole has changed.
  2: ({ finalHash: _, ...log }) => log,
}

/** Whether a file of this version can be read. */
export const isKnownVersion = (version: unknown): version is number =>
  version === VERSION || (typeof version === 'number' && Object.hasOwn(migrations, version))

/** The log in the current version; `version` is the one it was written in. */
export function migrateLog(log: ActionLog, version: number): ActionLog {
  if (version === VERSION) return log
  let migrated = log
  for (let from = version; from < VERSION; from += 1) migrated = migrations[from]?.(migrated) ?? migrated
  return { ...migrated, migratedFrom: version }
}
