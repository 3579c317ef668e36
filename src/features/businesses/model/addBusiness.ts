// Adding a business: the form's values, the request, and its result.
import { type AppError, businessesApi, isUnanswered, wasDone } from '@/api'
import type { Business, NewBusiness } from '@/api/endpoints/generated/types'
import { cleanText, isBlank } from '@/lib/cleanText'
import type { Errors } from '@/lib/formState'
import { safeHref } from '@/lib/safeUrl'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { isSessionOf } from '@/session/storedUser'
import { keepBusinessDraft } from '@/storage/businessDraft'
import type { AppDispatch } from '@/store/storeHooks'
import { addConfirmed } from './slice'

/** What the form holds, in the order of its fields. */
export type AddBusinessValues = {
  name: string
  url: string
  /** A category's id; '' before one was chosen. */
  category: string
  /** Ids of subcategories of that category. */
  subcategories: readonly string[]
}

/** The form before anything was typed. */
export const emptyBusiness: AddBusinessValues = { name: '', url: '', category: '', subcategories: [] }

/** Whether there is nothing in it to keep; subcategories come with a category. */
export const isUntouched = ({ name, url, category }: AddBusinessValues): boolean => name + url + category === ''

/** The longest name that the contract takes, in characters. */
export const NAME_LIMIT = 200

/** Whether all required values are there. */
export const isComplete = ({ name, url, category }: AddBusinessValues): boolean => ![name, url, category].some(isBlank)

/** The link as it is sent: a domain alone is meant as a secure address. */
const linkFrom = (url: string): string => cleanText(url).replace(/^(?!https?:\/\/)/i, 'https://')

/** What is wrong with the values. */
export function validateAddBusiness({ name, url, category }: AddBusinessValues): Errors<AddBusinessValues> {
  const link = cleanText(url)
  return {
    name: isBlank(name) ? 'Emri i biznesit është i detyrueshëm' : undefined,
    url: !link
      ? 'Linku është i detyrueshëm'
      : safeHref(link)
        ? undefined
        : 'Linku duhet të fillojë me https:// ose http://',
    category: category ? undefined : 'Kategoria është e detyrueshme',
  }
}

/** The body of the call: texts cleaned, and no subcategories where none were chosen. */
export function newBusinessFrom({ name, url, category, subcategories }: AddBusinessValues): NewBusiness {
  return {
    name: cleanText(name),
    businessName: cleanText(name),
    category,
    url: linkFrom(url),
    ...(subcategories.length > 0 && { subcategories: [...subcategories] }),
  }
}

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
