// Finds what is private in any text by its form alone: e-mail addresses, tokens, secrets in a URL's query.

/** Kinds of pseudonyms. */
export type Kind = 'email' | 'name' | 'secret' | 'token' | 'user'

/** Returns the pseudonym of a value, always the same one. */
export type Alias = (kind: Kind, value: string) => string

/** A URL's path segment or query value, decoded; unchanged if it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// Narrower than the standard: allowing every legal character would swallow the text around an address. Odd addresses are learnt
// from fields that hold one.
const before = /[\p{L}\p{N}\p{M}._%+~-]{1,254}$/u
const after = /^[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+/u
const imageFile = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i

/** Whether the whole text is an e-mail address of the usual kind. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  return (
    before.exec(text.slice(0, at))?.[0].length === at &&
    after.exec(text.slice(at + 1))?.[0].length === text.length - at - 1
  )
}

/** Looks only around each @, so that the cost stays linear in the length of the text. */
function withoutEmails(text: string, alias: Alias): string {
  let result = ''
  let done = 0
  for (const { 0: at, index } of text.matchAll(/@|%40/g)) {
    if (index < done) continue
    const [local] = before.exec(text.slice(Math.max(done, index - 254), index)) ?? []
    const [domain] = after.exec(text.slice(index + at.length, index + at.length + 254)) ?? []
    if (!local || !domain || imageFile.test(domain)) continue
    result += text.slice(done, index - local.length) + alias('email', decoded(`${local}@${domain}`))
    done = index + at.length + domain.length
  }
  return done ? result + text.slice(done) : text
}

const jwt = /eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
const bearer = /\b(Bearer\s+)([\w.~+/=-]{16,})/gi
const secretParam = /((?:token|password|secret|otp|code|key)=)([^&#;\s"'<>«]+)/gi
const person = /(\/users\/|\/reviews\/user\/|[?&]user_id=)([^/?&#\s"'«]+)/g

/** The text with pseudonyms in place of e-mail addresses, tokens, secrets in a query, and people's ids in a URL. */
export function withoutPatterns(text: string, alias: Alias): string {
  let clean = text
  if (clean.includes('eyJ')) clean = clean.replace(jwt, (token) => alias('token', token))
  if (clean.includes('@') || clean.includes('%40')) clean = withoutEmails(clean, alias)
  if (clean.includes('='))
    clean = clean.replace(secretParam, (_, name, value) => name + alias('secret', decoded(value)))
  if (clean.includes('earer ') || clean.includes('EARER '))
    clean = clean.replace(bearer, (_, word, token) => word + alias('token', token))
  if (clean.includes('user')) clean = clean.replace(person, (_, way, id) => way + alias('user', decoded(id)))
  return clean
}
