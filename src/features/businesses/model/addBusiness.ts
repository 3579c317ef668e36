// Adding a business: the form's values, the request, and its result.
import { type AppError, businessesApi, isUnanswered, wasDone } from '@/api'
import type { Business, NewBusiness } from '@/api/endpoints/generated/types'
import { bareText, cleanText, isBlank } from '@/lib/cleanText'
import { formFrom } from '@/lib/formState'
import { safeHref } from '@/lib/safeUrl'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { isSessionOf } from '@/session/storedUser'
import { keepBusinessDraft } from '@/storage/businessDraft'
import type { AppDispatch } from '@/store/storeHooks'
import { addConfirmed } from './slice'

/** A link without what stands around it where it is copied from, and with one scheme; brackets that are its own stay. */
export function cleanLink(text: string): string {
  const bare = bareText(text).replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '') || cleanText(text)
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')')
  return isOpen && text.includes(`${bare})`) ? `${bare})` : bare
}

/** The link as sent: a bare domain gets https. */
const linkFrom = (url: string): string => cleanLink(url).replace(/^(?!https?:\/\/)/i, 'https://')

interface BusinessField {
  blank: string | readonly string[]
  /** The contract's limit, in characters. */
  limit?: number
  /** What is wrong with a value. A required field reports a blank one. */
  problem?: (value: never) => string | undefined
  body: (value: never) => Partial<NewBusiness>
}

/** The fields in their order on screen, without their labels and controls, which the dialog has. */
export const businessFields = {
  name: {
    blank: '',
    limit: 200,
    problem: (name: string) => (isBlank(name) ? 'Emri i biznesit është i detyrueshëm' : undefined),
    body: (name: string) => ({ name: cleanText(name), businessName: cleanText(name) }),
  },
  url: {
    blank: '',
    problem(url: string) {
      const link = cleanLink(url)
      if (!link) return 'Linku është i detyrueshëm'
      return safeHref(link) ? undefined : 'Shkruaj adresën e faqes, p.sh. sofra.al'
    },
    body: (url: string) => ({ url: linkFrom(url) }),
  },
  /** A category's id. */
  category: {
    blank: '',
    problem: (category: string) => (isBlank(category) ? 'Kategoria është e detyrueshme' : undefined),
    body: (category: string) => ({ category }),
  },
  /** Ids of its subcategories. */
  subcategories: {
    blank: [] as readonly string[],
    body: (ids: readonly string[]) => (ids.length > 0 ? { subcategories: [...ids] } : {}),
  },
} satisfies Record<string, BusinessField>

const form = formFrom(businessFields)

/** What the form holds. */
export type AddBusinessValues = typeof form.initial

/** The blank form's values, and its validation. */
export const { initial: emptyBusiness, validate: validateAddBusiness } = form

/** Whether there is nothing in it to keep; subcategories only come with a category. */
export const isUntouched = (values: AddBusinessValues): boolean =>
  Object.values(values).every((value) => typeof value !== 'string' || value === '')

/** Whether all required values are there. */
export function isComplete(values: AddBusinessValues): boolean {
  const wrong = Object.keys(validateAddBusiness(values)) as (keyof AddBusinessValues)[]
  return !wrong.some((name) => isBlank(String(values[name])))
}

/** The body of the call: texts cleaned, blank optional fields left out. */
export const newBusinessFrom = (values: AddBusinessValues): NewBusiness =>
  Object.assign({}, ...Object.entries(businessFields).map(([name, { body }]) => body(values[name as never])))

/** The result: the business, null when the answer named none, or the failure. */
export type AddBusinessResult = { business: Business | null } | { failure: AppError }

/** The session is now somebody else's (Q72). */
const accountChanged: AppError = { kind: 'unauthenticated', status: 401, message: ACCOUNT_CHANGED }

/** The reason shown beside a failure's title: the server's words, never the request layer's, which are English. */
export const reasonOf = (failure: AppError): string | undefined => {
  if (failure === accountChanged) return failure.message
  return failure.serverMessage ?? (failure.status === 0 ? 'Gabim në lidhje me serverin' : undefined)
}

/**
 * The result if a business was added although its call failed. Without an answer it is searched for, which finds one
 * that is published at once; one in review is only known by the server's refusal to take it twice.
 */
const addedUnseen =
  (newBusiness: NewBusiness, failure: AppError) =>
  async (dispatch: AppDispatch): Promise<{ business: Business | null } | undefined> => {
    if (!isUnanswered(failure))
      return failure.kind === 'conflict' && failure.isSecondTry ? { business: null } : undefined
    const { name, url } = newBusiness
    const search = businessesApi.endpoints.searchBusinesses.initiate
    let business: Business | undefined
    const look = async () => {
      const { data, error } = await dispatch(search({ q: name }, { subscribe: false, forceRefetch: true }))
      business = data?.businesses.find((one) => one.name === name && one.url === url)
      return error ? undefined : business !== undefined
    }
    return (await wasDone(look)) && business ? { business } : undefined
  }

/**
 * Adds a business and drops its draft; only for `owner` if known, since another tab may have signed in somebody else.
 * The result comes from the answer, not from the list's first place, which another answer may have changed meanwhile.
 */
export const addBusiness =
  (values: AddBusinessValues, owner?: string) =>
  async (dispatch: AppDispatch): Promise<AddBusinessResult> => {
    const isTheirs = () => owner === undefined || isSessionOf(owner)
    if (!isTheirs()) return { failure: accountChanged }
    const newBusiness = newBusinessFrom(values)
    const call = businessesApi.endpoints.createBusiness.initiate({ newBusiness }, { track: false })
    const { data, error } = await dispatch(call)
    if (!data && !isTheirs()) return { failure: accountChanged }
    const failure = error as AppError
    const added = data ? { business: data.data ?? null } : await dispatch(addedUnseen(newBusiness, failure))
    if (!data && added) dispatch(addConfirmed())
    if (added && owner) keepBusinessDraft(owner, null)
    return added ?? { failure }
  }
