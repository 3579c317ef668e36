// Who is signed in during a log, what they wrote, what public replies named: learnt before any of it is written.
import type { Action } from '@reduxjs/toolkit'
import { args, Category, type Marks, Review, replies } from '@/api/endpoints/generated/personal'
import { foldText } from '@/lib/cleanText'
import { categorySlug } from '@/lib/paths'

type Fields = Readonly<Record<string, unknown>>

/** The id of a user nothing is known of (the session's PLACEHOLDER_USER_ID): the app needs it, and it is nobody's. */
export const NOBODY = 'authenticated'

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
/** Whether others see it and what it names: no draft of a review, no business that waits in review. */
const isPublished = ({ isApproved, status }: Fields, marks: Marks): boolean =>
  marks === Review ? isApproved === true : status !== 'in_review'

const marksIn = (table: object, key: unknown): Marks | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? (table as Record<string, Marks>)[key] : undefined

/** The marks of a call's reply, as far as the contract knows the call. */
export const marksOfReply = (endpoint: unknown): Marks => marksIn(replies, endpoint) ?? 'always'
/** The words for a request's purpose, which stands among a query's arguments beside those of the contract. */
export const purposes = ['overview'] as const
const allArgs = Object.fromEntries(Object.entries(args).map(([call, marks]) => [call, { ...marks, purpose: purposes }]))
/** The marks of a call's arguments. */
export const marksOfArgs = (endpoint: unknown): Marks => marksIn(allArgs, endpoint) ?? 'always'

/** The lists of reviews a new one stands in front of, whatever business it is about. */
const LATEST = 'listReviews'

/** A list of reviews as some request was answered. */
interface List {
  endpoint: unknown
  ids: readonly string[]
}

/** What has been learnt of one log. */
export interface Known {
  learn: (value: unknown) => void
  /** Whether somebody who is signed in during the log has this id. */
  isMe: (id: unknown) => boolean
  /** Whether a public page shows the thing with this id or slug, and nothing here leads from it to a person. */
  isPublic: (id: string) => boolean
  /** Whether a public text is or holds the name of somebody who is signed in during the log, or their address. */
  mentionsMe: (text: string) => boolean
  /** Whether it is the id under which the app shows a review that is being sent. */
  isUnsent: (id: string) => boolean
  /** Whether a review that is being sent says that it was written at this moment. */
  isSending: (moment: string) => boolean
}

/** Has learnt nothing yet. */
export function makeKnown(): Known {
  const me = new Set<string>()
  /** Names and addresses of these people, folded. */
  const mine = new Set<string>()
  /** Things written during the log, and reviews in the user's own lists. */
  const written = new Set<string>()
  /** Ids and slugs that public replies name, with the id they stand for. */
  const named = new Map<string, string>()
  const reviews = new Map<string, { author: unknown; business: unknown }>()
  const lists = new Map<string, List>()
  /** Businesses that were reviewed during the log. */
  const reviewed = new Set<string>()
  const requests = new Set<string>()
  const moments = new Set<string>()
  const seen = new WeakSet<object>()
  /** Parts of replies, by the call that was answered: they stand in the cache and in a slice, too. */
  const noted = new WeakMap<object, unknown>()
  let hidden: ReadonlySet<string> | undefined

  const person = (id: unknown) => {
    if (typeof id === 'string' && id !== '' && id !== NOBODY) me.add(id)
  }

  const noteReviewed = (business: unknown) => {
    if (typeof business === 'string') reviewed.add(business)
  }

  function noteReview(id: string, { user, business }: Fields): void {
    reviews.set(id, { author: fieldsOf(user)._id, business: fieldsOf(business)._id })
  }

  /** A thing of a reply: named in public. */
  function noteThing({ _id: id, name, slug, ...more }: Fields, marks: Marks, endpoint: unknown): void {
    if (typeof id !== 'string') return
    if (marks === Review) {
      noteReview(id, more)
      if (endpoint === 'listReviewsByUser') written.add(id)
    }
    if (!isPublished(more, marks)) return
    named.set(id, id)
    if (typeof slug === 'string') named.set(slug, id)
    else if (typeof name === 'string' && 'slug' in fieldsOf(marks)) named.set(categorySlug({ name }), id)
  }

  function noteList(items: readonly unknown[], marks: Marks, endpoint: unknown): void {
    if (marks === Review) {
      const ids = items.map((item) => String((item as Fields)._id))
      lists.set(ids.join('\n'), { endpoint, ids })
    }
    for (const item of items) noteAll(item, marks, endpoint)
  }

  function noteAll(value: unknown, marks: Marks, endpoint: unknown): void {
    if (typeof value !== 'object' || value === null || typeof marks !== 'object') return
    if (noted.get(value) === endpoint) return
    noted.set(value, endpoint)
    if (Array.isArray(value)) return void noteList(value, marks, endpoint)
    const fields = value as Fields
    if ((marks as Fields)._id === 'thing') {
      noteThing(fields, marks, endpoint)
      if (!isPublished(fields, marks)) return
    }
    for (const [name, inner] of Object.entries(marks)) noteAll(fields[name], inner as Marks, endpoint)
  }

  /** The ids of people in arguments are the user's own: nothing asks for anybody else. */
  function notePeople(value: unknown, marks: Marks): void {
    if (marks === 'person') person(value)
    else if (typeof marks === 'object') {
      for (const [name, inner] of Object.entries(marks)) notePeople(fieldsOf(value)[name], inner as Marks)
    }
  }

  function noteUser(value: unknown): void {
    const { _id, name, email } = fieldsOf(value)
    person(_id)
    for (const text of [name, email]) if (typeof text === 'string' && text.trim()) mine.add(foldText(text.trim()))
  }

  /** What is called is known from its name alone: `endpoint` of a list, `endpointName` of a cached call. */
  function noteQuery(endpoint: unknown, asked: unknown, reply: unknown): void {
    notePeople(asked, marksOfArgs(endpoint))
    noteAll(reply, marksOfReply(endpoint), endpoint)
    noteUser(fieldsOf(fieldsOf(reply).data).user)
  }

  function noteWrite(endpoint: unknown, asked: unknown, reply: unknown): void {
    notePeople(asked, marksOfArgs(endpoint))
    const { id, newReview } = fieldsOf(asked)
    if (typeof id === 'string') written.add(id)
    noteReviewed(fieldsOf(newReview).business)
    const { data } = fieldsOf(reply)
    const { _id } = fieldsOf(data)
    if (typeof _id === 'string') written.add(_id)
    noteUser(fieldsOf(data).user)
  }

  /** An action of RTK Query: a call was sent, answered or refused. */
  function noteCall({ type, payload, meta }: Action & Fields): void {
    const { arg, requestId, startedTimeStamp } = fieldsOf(meta)
    const { endpointName, originalArgs } = fieldsOf(arg)
    const reply = type.endsWith('/fulfilled') ? payload : undefined
    if (type.startsWith('api/executeQuery/')) noteQuery(endpointName, originalArgs, reply)
    else noteWrite(endpointName, originalArgs, reply)
    requests.add(String(requestId))
    if (endpointName === 'createReview' && typeof startedTimeStamp === 'number')
      moments.add(new Date(startedTimeStamp).toISOString())
  }

  function noteAction(action: Action & Fields): void {
    const { type, payload } = action
    if (type.startsWith('api/execute')) noteCall(action)
    else if (type === 'replay/stateShown') noteState(fieldsOf(payload))
    else noteUser(type === 'auth/SET_USER' ? payload : fieldsOf(payload).user)
  }

  /** The values that were not seen yet: the chunks of a log share most of their state. */
  const newIn = (record: unknown): Fields[] =>
    Object.values(fieldsOf(record)).filter((value): value is Fields => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return false
      seen.add(value)
      return true
    })

  function noteWritten({ requestId, endpoint, row, known }: Fields): void {
    if (typeof requestId === 'string') requests.add(requestId)
    if (!String(endpoint).endsWith('Review')) return
    const { id, item } = fieldsOf(row)
    if (typeof id === 'string') written.add(id)
    for (const review of [item, known]) {
      if (!review) continue
      const { _id, business, user } = fieldsOf(review)
      if (typeof _id === 'string') written.add(_id)
      noteReviewed(fieldsOf(business)._id)
      noteUser(user)
    }
  }

  function noteSlice({ openLists, user }: Fields): void {
    noteUser(user)
    for (const { kept } of newIn(openLists)) noteQueries(kept)
  }

  function noteQueries(queries: unknown): void {
    for (const { endpointName, originalArgs, data } of newIn(queries)) noteQuery(endpointName, originalArgs, data)
  }

  function noteState(state: Fields): void {
    const { queries, mutations } = fieldsOf(state.api)
    noteQueries(queries)
    for (const { endpointName, data } of newIn(mutations)) noteWrite(endpointName, undefined, data)
    newIn(state).forEach(noteSlice)
    newIn(state.writes).forEach(noteWritten)
  }

  const isOwn = (id: string): boolean => written.has(id) || me.has(reviews.get(id)?.author as string)

  /** A review of one's own hides the lists it stands in: their neighbours would tell which one is missing in public. */
  function hiddenNow(): ReadonlySet<string> {
    const ids = [...reviews.keys()]
    const tells = ({ endpoint, ids }: List) => (reviewed.size > 0 && endpoint === LATEST) || ids.some(isOwn)
    return new Set([
      ...written,
      ...ids.filter((id) => isOwn(id) || reviewed.has(reviews.get(id)?.business as string)),
      ...[...lists.values()].filter(tells).flatMap((list) => list.ids),
    ])
  }

  return {
    learn(value) {
      hidden = undefined
      const fields = fieldsOf(value)
      if (typeof fields.type === 'string') noteAction(fields as Action & Fields)
      else noteState(fields)
    },
    isMe: (id) => me.has(id as string),
    isPublic(id) {
      hidden ??= hiddenNow()
      const thing = named.get(id)
      return thing !== undefined && !hidden.has(thing)
    },
    mentionsMe(text) {
      if (mine.size === 0) return false
      const folded = foldText(text)
      // A name of one word may be any word inside another text.
      return [...mine].some((one) => folded.trim() === one || (/[@\s]/.test(one) && folded.includes(one)))
    },
    isUnsent: (id) => id.startsWith('pending:') && requests.has(id.slice('pending:'.length)),
    isSending: (moment) => moments.has(moment),
  }
}

/** A category or a subcategory: their lists stand in one slice. */
export const AnyCategory = { ...Category, categoryId: { _id: 'thing', name: 'own', slug: 'own' } } as const
