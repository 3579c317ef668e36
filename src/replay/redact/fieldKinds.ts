// Which kind of value each field of actions and state holds, by its name and its container's. People's ids are recognised only
// by this, so that an id that looks like a word of the app cannot damage the log.

/**
 * What a value is. `text`: anything; private parts are recognised by their form or because they were learnt elsewhere. `word`:
 * chosen by the app, and what the replay depends on. `account`: who is signed in; `person`: who wrote something; each as an object
 * or as an id. `foreign`: nothing in it comes from the app. `ofUser`: the arguments of a call whose `id` is a person's.
 */
export type FieldKind =
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

/** Kinds whose keys come from the server or the visitor, too. */
export const hasForeignKeys: ReadonlySet<FieldKind> = new Set(['messages', 'foreign', 'dictionary', 'subscriptions'])

const words = 'type endpointName endpoint requestStatus status requestId op kind list reducerPath invalidationBehavior'
const dictionaries = 'queries mutations keys listings pendingWrites subcategoriesByCategory'
const ownIds = 'userId user_id'
const people = 'user author owner createdBy'
const emails = 'email userEmail mail'
const names = 'name username firstName lastName displayName'

const rows = (kind: FieldKind, list: string): [string, FieldKind][] => list.split(' ').map((key) => [key, kind])

const general = new Map([
  ...rows('word', words),
  ...rows('ownId', ownIds),
  ...rows('userId', 'authorId'),
  ...rows('person', people),
  ...rows('email', emails),
  // The messages under a form's fields: a field called password holds a sentence here.
  ...rows('messages', 'fields validationErrors'),
  // A reply as the server sent it: nothing in it comes from the app.
  ...rows('foreign', 'body'),
  // Keyed by request key, request id or id: such a key may look like the name of a secret.
  ...rows('dictionary', dictionaries),
  ...rows('subscriptions', 'subscriptions'),
])

const ofPerson = new Map([...rows('userId', '_id id sub'), ...rows('name', names), ...rows('email', emails)])

const denied =
  /(?:^|[^a-z])(?:passwords?|passwd|pwd|passcode|fjal[eë]kalimi?|secrets?|tokens?|jwt|otp|pin|cvv|cvc|card|iban|authorization|bearer|cookies?|api[^a-z]?key)(?:[^a-z]|$)/

const judged = new Map<string, boolean>()

/** Whether a field of this name holds a secret, whatever it belongs to: the last safety net. */
function isDenied(key: string): boolean {
  if (key.length > 40) return false
  let result = judged.get(key)
  if (result === undefined) {
    const spaced = key.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
    result = denied.test(spaced) || denied.test(key.toLowerCase())
    // Keys may come from outside, so the cache is bounded.
    if (judged.size < 1000) judged.set(key, result)
  }
  return result
}

type Fields = Readonly<Record<string, unknown>>

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Everything inside is of the same kind, however deep. */
const whole: ReadonlySet<FieldKind> = new Set(['userId', 'ownId', 'name', 'ownName', 'email', 'secret'])
/** Its keys are data, its values can be anything. */
const maps: ReadonlySet<FieldKind> = new Set(['messages', 'dictionary', 'userTags'])

function byParent(kind: FieldKind, key: string): FieldKind | undefined {
  if (whole.has(kind)) return kind
  if (maps.has(kind)) return 'text'
  if (kind === 'subscriptions') return 'dictionary'
  if (kind === 'tags') return key === 'User' ? 'userTags' : 'dictionary'
  if (kind === 'account' || kind === 'person') return ofPerson.get(key)
  return kind === 'ofUser' && key === 'id' ? 'userId' : undefined
}

/** Fields that only an action, a cached request or a tag has. */
function bySiblings(key: string, container: Fields): FieldKind | undefined {
  switch (key) {
    case 'payload':
      return own(payloads, String(own(container, 'type'))) as FieldKind | undefined
    case 'originalArgs':
      return kindOfArgs(own(container, 'endpointName'))
    case 'args':
      return kindOfArgs(own(container, 'endpoint'))
    case 'id':
      return own(container, 'type') === 'User' ? 'userId' : undefined
    case 'tags':
      return Array.isArray(container.tags) ? undefined : 'tags'
    default:
      return undefined
  }
}

/** What a reply in the server's format cannot hold. */
const oursAlone: ReadonlySet<FieldKind> = new Set(['word', 'dictionary', 'subscriptions'])

/** What the field `key` of `container` is, when the container is of this `kind`. */
export function kindOfField(kind: FieldKind, key: string, container: Fields): FieldKind {
  const known = byParent(kind, key) ?? (kind === 'foreign' ? undefined : bySiblings(key, container))
  if (known) return known
  const found = general.get(key)
  // A user inside an object with an id wrote it; any other user is the one who is signed in.
  if (found === 'person') return Object.hasOwn(container, '_id') ? 'person' : 'account'
  if (found && !(kind === 'foreign' && oursAlone.has(found))) return found
  if (isDenied(key)) return 'secret'
  return kind === 'foreign' ? 'foreign' : 'text'
}

/** The arguments of a call: two calls request a person by id. */
export const kindOfArgs = (endpoint: unknown): FieldKind =>
  endpoint === 'listReviewsByUser' || endpoint === 'deleteUser' ? 'ofUser' : 'text'

/** The id of a user nothing is known of (PLACEHOLDER_USER_ID of the session): the app depends on it, and it is nobody's. */
export const NOBODY = 'authenticated'

/** What an action carries, where the names of its fields do not tell. */
const payloads: Readonly<Record<string, FieldKind>> = {
  'auth/SET_USER': 'account',
  'auth/SET_USER_EMAIL': 'email',
  // Patches of the part of the state with the same name.
  'api/internalSubscriptions/subscriptionsUpdated': 'subscriptions',
}
