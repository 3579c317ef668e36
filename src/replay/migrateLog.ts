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

/** Whether a request of version 1 put its response on the screen: one of 100 items only counted them. */
function isShown({ type }: UnknownAction, { subscribe, originalArgs }: Fields): boolean {
  if (isRecord(originalArgs) && originalArgs.limit === 100) return false
  return type === 'api/answerShown' || (type === 'api/executeQuery/pending' && subscribe !== false)
}

/** In version 1 reducers derived from its request that a list is on the screen; since then an action says so. */
function listEvents(action: UnknownAction): UnknownAction[] {
  if (action.type === 'reviews/searchCleared' || action.type === 'businesses/searchCleared') {
    return [{ type: action.type.replace('searchCleared', 'listHidden'), payload: { list: 'searchResults' } }]
  }
  const arg = isRecord(action.meta) ? action.meta.arg : undefined
  if (!isRecord(arg) || !isShown(action, arg)) return []
  const { endpointName: endpoint, originalArgs: args } = arg
  const shown = own(listOfEndpoint, String(endpoint))
  if (typeof endpoint !== 'string' || typeof shown !== 'string') return []
  const [slice, list] = shown.split('/')
  return [{ type: `${slice}/listShown`, payload: { list, requests: [{ endpoint, args }] } }]
}

/** The state without the slices whose shape has changed; replays start them anew (reducerOfLog.ts). */
const withoutChangedSlices = (state: unknown): unknown =>
  isRecord(state) ? Object.fromEntries(Object.entries(state).filter(([key]) => !changedSlices.has(key))) : state

/** The actions of version 2 in place of one of version 1. */
function actionsOf(action: UnknownAction): UnknownAction[] {
  if (stateShown.match(action)) return [stateShown(withoutChangedSlices(action.payload))]
  const events = listEvents(action)
  if (droppedActionTypes.has(action.type)) return events
  const type = own(renamedActionTypes, action.type)
  return [...events, typeof type === 'string' ? { ...action, type } : action]
}

/** Version 2 says which lists are shown. The state changed with it, so hashes of the old one say nothing. */
function listsBecomeEvents({ finalHash: _, error, ...log }: ActionLog): ActionLog {
  const actions = log.actions.map(actionsOf)
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
