// Where what stands, in actions and in the state: by the name of a field and of what it is in. Ids of people are known by this
// alone, so that an id that looks like a word of the app cannot damage the log.

/**
 * What a value is. `text` is anything: what is private in it is known by its look or because it was learnt elsewhere. `word`:
 * of the app's own making, what the replay goes by. `account`: who is signed in; `person`: who wrote something; each as an object
 * or as an id. `foreign`: nothing in it is of the app's own making. `ofUser`: the arguments of a call whose `id` is a person's.
 */
export type Place =
  | 'text'
  | 'word'
  | 'account'
  | 'person'
  | 'userId'
  | 'ownId'
  | 'name'
  | 'ownName'
  | 'email'
  | 'secret'
  | 'messages'
  | 'foreign'
  | 'dictionary'
  | 'subscriptions'
  | 'tags'
  | 'userTags'
  | 'ofUser'

/** Places whose keys come from the server or the visitor, too. */
export const hasOwnKeys: ReadonlySet<Place> = new Set(['messages', 'foreign', 'dictionary', 'subscriptions'])

const words =
  'type endpointName endpoint requestStatus status requestId op kind shownList reducerPath invalidationBehavior'
const dictionaries =
  'queries mutations keys listings categoryListings subcategoryListings operations subcategoriesByCategory'
const ownIds = 'userId user_id'
const people = 'user author owner createdBy'
const emails = 'email userEmail mail'
const names = 'name username firstName lastName displayName'

const rows = (place: Place, list: string): [string, Place][] => list.split(' ').map((key) => [key, place])

const general = new Map([
  ...rows('word', words),
  ...rows('ownId', ownIds),
  ...rows('userId', 'authorId'),
  ...rows('person', people),
  ...rows('email', emails),
  // What a form says under its fields: a field called password holds a sentence here.
  ...rows('messages', 'fields validationErrors'),
  // A reply as the server sent it: nothing in it is of our own making.
  ...rows('foreign', 'body'),
  // By request key, request id or id: such a key may look like the name of a secret.
  ...rows('dictionary', dictionaries),
  ...rows('subscriptions', 'subscriptions'),
])

const ofPerson = new Map([...rows('userId', '_id id sub'), ...rows('name', names), ...rows('email', emails)])

const denied =
  /(?:^|[^a-z])(?:passwords?|passwd|pwd|passcode|fjal[eë]kalimi?|secrets?|tokens?|jwt|otp|pin|cvv|cvc|card|iban|authorization|bearer|cookies?|api[^a-z]?key)(?:[^a-z]|$)/

const judged = new Map<string, boolean>()

/** Whether a field of this name holds a secret, whatever it belongs to: the last net. */
function isDenied(key: string): boolean {
  if (key.length > 40) return false
  let result = judged.get(key)
  if (result === undefined) {
    const spaced = key.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
    result = denied.test(spaced) || denied.test(key.toLowerCase())
    // Keys may come from outside: what is remembered has an end.
    if (judged.size < 1000) judged.set(key, result)
  }
  return result
}

type Fields = Readonly<Record<string, unknown>>

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Whatever is inside is the same, however deep. */
const whole: ReadonlySet<Place> = new Set(['userId', 'ownId', 'name', 'ownName', 'email', 'secret'])
/** Its keys are data, its values are anything. */
const maps: ReadonlySet<Place> = new Set(['messages', 'dictionary', 'userTags'])

function byParent(place: Place, key: string): Place | undefined {
  if (whole.has(place)) return place
  if (maps.has(place)) return 'text'
  if (place === 'subscriptions') return 'dictionary'
  if (place === 'tags') return key === 'User' ? 'userTags' : 'dictionary'
  if (place === 'account' || place === 'person') return ofPerson.get(key)
  return place === 'ofUser' && key === 'id' ? 'userId' : undefined
}

/** What only an action, a cached question or a tag has. */
function bySiblings(key: string, container: Fields): Place | undefined {
  switch (key) {
    case 'payload':
      return own(payloads, String(own(container, 'type'))) as Place | undefined
    case 'originalArgs':
      return argsOf(own(container, 'endpointName'))
    case 'args':
      return argsOf(own(container, 'endpoint'))
    case 'id':
      return own(container, 'type') === 'User' ? 'userId' : undefined
    case 'tags':
      return Array.isArray(container.tags) ? undefined : 'tags'
    default:
      return undefined
  }
}

/** What a reply in the server's own form cannot hold. */
const oursAlone: ReadonlySet<Place> = new Set(['word', 'dictionary', 'subscriptions'])

/** What the field `key` of `container` is, when the container is `place`. */
export function placeIn(place: Place, key: string, container: Fields): Place {
  const known = byParent(place, key) ?? (place === 'foreign' ? undefined : bySiblings(key, container))
  if (known) return known
  const found = general.get(key)
  // Whoever stands at a thing with an id wrote it; any other user is the one who is signed in.
  if (found === 'person') return Object.hasOwn(container, '_id') ? 'person' : 'account'
  if (found && !(place === 'foreign' && oursAlone.has(found))) return found
  if (isDenied(key)) return 'secret'
  return place === 'foreign' ? 'foreign' : 'text'
}

/** The arguments of a call: two ask for somebody by id. */
export const argsOf = (endpoint: unknown): Place =>
  endpoint === 'listReviewsByUser' || endpoint === 'deleteUser' ? 'ofUser' : 'text'

/** The id of a user of whom nothing is known (PLACEHOLDER_USER_ID of the session): the app goes by it, and it is nobody's. */
export const NOBODY = 'authenticated'

/** What an action carries where its fields do not say so themselves. */
const payloads: Readonly<Record<string, Place>> = {
  'auth/SET_USER': 'account',
  'auth/SET_USER_EMAIL': 'email',
  // Patches of what the state has under the same name.
  'api/internalSubscriptions/subscriptionsUpdated': 'subscriptions',
}
