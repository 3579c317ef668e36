// Adding a business: the form's values, the request, and its result.
import { type AppError, businessesApi, isUnanswered, wasDone } from '@/api'
import type { Business, NewBusiness } from '@/api/endpoints/generated/types'
import { cleanText, isBlank } from '@/lib/cleanText'
import { formFrom } from '@/lib/formState'
import { safeHref } from '@/lib/safeUrl'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { isSessionOf } from '@/session/storedUser'
import { keepBusinessDraft } from '@/storage/businessDraft'
import type { AppDispatch } from '@/store/storeHooks'
import { addConfirmed } from './slice'

/** The link as it is sent: a domain alone is meant as a secure address. */
const linkFrom = (url: string): string => cleanText(url).replace(/^(?!https?:\/\/)/i, 'https://')

interface BusinessField {
  /** Before anything was typed. */
  blank: string | readonly string[]
  /** The longest text that the contract takes, in characters. */
  limit?: number
  /** What is wrong with a value. A field that is required has something to say of a blank one. */
  problem?: (value: never) => string | undefined
  /** Its part of the call's body. */
  body: (value: never) => Partial<NewBusiness>
}

/** The fields, in their order on the screen: all but what the dialog calls them, and how it asks for them. */
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
      const link = cleanText(url)
      if (!link) return 'Linku është i detyrueshëm'
      return safeHref(link) ? undefined : 'Linku duhet të fillojë me https:// ose http://'
    },
    body: (url: string) => ({ url: linkFrom(url) }),
  },
  /** A category's id. */
  category: {
    blank: '',
    problem: (category: string) => (isBlank(category) ? 'Kategoria është e detyrueshme' : undefined),
    body: (category: string) => ({ category }),
  },
  /** Ids of subcategories of that category. */
  subcategories: {
    blank: [] as readonly string[],
    body: (ids: readonly string[]) => (ids.length > 0 ? { subcategories: [...ids] } : {}),
  },
} satisfies Record<string, BusinessField>

const form = formFrom(businessFields)

/** What the form holds. */
export type AddBusinessValues = typeof form.initial

/** The form before anything was typed, and what is wrong with its values. */
export const { initial: emptyBusiness, validate: validateAddBusiness } = form

/** Whether there is nothing in it to keep; subcategories come with a category. */
export const isUntouched = (values: AddBusinessValues): boolean =>
  Object.values(values).every((value) => typeof value !== 'string' || value === '')

/** Whether all required values are there. */
export function isComplete(values: AddBusinessValues): boolean {
  const wrong = Object.keys(validateAddBusiness(values)) as (keyof AddBusinessValues)[]
  return !wrong.some((name) => isBlank(String(values[name])))
}

/** The body of the call: texts cleaned, and nothing of what may be left out and was. */
export const newBusinessFrom = (values: AddBusinessValues): NewBusiness =>
  Object.assign({}, ...Object.entries(businessFields).map(([name, { body }]) => body(values[name as never])))

/** How it ended: with the business, without one when the answer named none, or with the failure. */
export type AddBusinessResult = { business: Business | null } | { failure: AppError }

/** The session is somebody else's by now (Q72). */
const accountChanged: AppError = { kind: 'unauthenticated', status: 401, message: ACCOUNT_CHANGED }

/** What to say of a failure beside its title: the server's words, never those of the request layer, which are English. */
export const reasonOf = (failure: AppError): string | undefined => {
  if (failure === accountChanged) return failure.message
  return failure.serverMessage ?? (failure.status === 0 ? 'Gabim në lidhje me serverin' : undefined)
}

/**
 * What became of a business whose call failed, if it was added all the same: after no answer it is looked for, which finds what the server
 * publishes at once; one in review is only known by the server's refusal to take it twice.
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
 * Adds a business, for `owner` alone where that is known: another tab may have signed somebody else in. Its draft has then served
 * its purpose. The newest of the list is the created one: the slice has put it first. The result is taken from the answer,
 * not from the list's first place, since another answer may have changed the list meanwhile.
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
