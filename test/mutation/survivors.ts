// Mutants that no test can notice, or none should, each with its reason; docs/mutation.md lists them.

/** Survivors of one line for one reason. */
export interface Explained {
  file: string
  /** The line, blanks apart, on which what was changed begins. */
  line: string
  /** What it became, blanks apart: one mutant each. */
  becomes: readonly string[]
  why: string
}

/** All survivors, in the order of their places. */
export const explained: readonly Explained[] = [
  {
    file: 'src/api/readResponse.ts',
    line: "export const areaOf = ({ url }: { url: string }): string => url.split('/')[1] ?? ''",
    becomes: ['"Stryker was here!"'],
    why: 'every address has a first step.',
  },
  {
    file: 'src/api/readResponse.ts',
    line: 'if (!retryAfter) return undefined',
    becomes: ['false'],
    why: 'no header is no date either; the types ask for the question.',
  },
  {
    file: 'src/api/readResponse.ts',
    line: 'return { isJson: false }',
    becomes: ['{}'],
    why: 'nothing is as false as false.',
  },
  {
    file: 'src/api/reauth.ts',
    line: "if ('data' in read) {",
    becomes: ['true'],
    why: 'a failure holds no token to go on with; the types ask for the question.',
  },
  {
    file: 'src/api/reauth.ts',
    line: "function isOver(status: number, message = ''): boolean {",
    becomes: ['"Stryker was here!"'],
    why: 'that text says neither word.',
  },
  {
    file: 'src/api/transport.ts',
    line: 'sent = meta?.request.url ?? url',
    becomes: ['meta.request'],
    why: 'there is always a request; were there none, the exception would be caught.',
  },
  {
    file: 'src/api/transport.ts',
    line: "else if (error?.status === 'PARSING_ERROR' && error.originalStatus >= 400) response.status = error.originalStatus",
    becomes: ['true', 'error.status'],
    why: 'no other error has an original status, and without data there is an error; the types ask for the question.',
  },
  {
    file: 'src/api/wire/readers.ts',
    line: "if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, name)) return undefined",
    becomes: ['false'],
    why: 'asking null for a field throws, and what throws has none; it would only take longer.',
  },
  {
    file: 'src/api/wire/readers.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'a function that ends without a value gives undefined too.',
  },
  {
    file: 'src/api/wire/readers.ts',
    line: "return typeof found === 'number' && Number.isFinite(found) ? found : undefined",
    becomes: ['true'],
    why: 'only numbers are finite; the types ask for the question.',
  },
  {
    file: 'src/api/wire/readers.ts',
    line: "if (typeof value !== 'object' || array(value)) return undefined",
    becomes: ['false'],
    why: 'a text has no messages in its characters; it would only take longer, with a long one much longer.',
  },
  {
    file: 'src/api/wire/readers.ts',
    line: 'return []',
    becomes: ['["Stryker was here"]'],
    why: 'an object whose names cannot be had has no message under that one either.',
  },
  {
    file: 'src/features/auth/model/checkSession.ts',
    line: 'if (named && sessionEpoch() === epoch) storeUser(user)',
    becomes: ['true'],
    why: 'an answer for a session that has ended does not come through (bearer.ts).',
  },
  {
    file: 'src/lib/safeUrl.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'a function that ends without a value gives undefined too, which is as good as false here.',
  },
  {
    file: 'src/lib/safeUrl.ts',
    line: "const text = address?.trim() ?? ''",
    becomes: ['"Stryker was here!"'],
    why: 'a text with blanks is no address either.',
  },
  {
    file: 'src/storage/unsentReviews.ts',
    line: "rating: typeof form.rating === 'number' && [1, 2, 3, 4, 5].includes(form.rating) ? form.rating : 0,",
    becomes: ['true'],
    why: 'only numbers are in the list; the types ask for the question.',
  },
  {
    file: 'src/storage/unsentReviews.ts',
    line: "stored = record(JSON.parse(readItem(storageKeys.pendingComment) ?? 'null'))",
    becomes: ['""'],
    why: 'what is no JSON is no review either.',
  },
  {
    file: 'src/storage/recentItems.ts',
    line: '(one) => one.toLowerCase(),',
    becomes: ['one.toUpperCase()'],
    why: 'either tells the same terms apart.',
  },
  {
    file: 'src/storage/recentItems.ts',
    line: "const { viewed, searches } = record(JSON.parse(readItem(recentKey) ?? 'null'))",
    becomes: ['""'],
    why: 'what is no JSON holds no lists either.',
  },
  {
    file: 'src/storage/recentItems.ts',
    line: 'return tidy([], [])',
    becomes: ['["Stryker was here"]'],
    why: 'as a business looked at, a text is none.',
  },
  {
    file: 'src/storage/unsentReviews.ts',
    line: "const stored: unknown = JSON.parse(readItem(reviewDraftsKey) ?? '[]')",
    becomes: ['""'],
    why: 'what is no JSON holds no drafts either.',
  },
  {
    file: 'src/lib/browserStorage.ts',
    line: 'if (value === null) memory.delete(key)',
    becomes: ['false'],
    why: 'a kept null is read as nothing too.',
  },
  {
    file: 'src/session/storedUser.ts',
    line: "return userFrom(JSON.parse(readItem(storageKeys.user) ?? 'null'))",
    becomes: ['""'],
    why: 'what is no JSON is no user either.',
  },
  {
    file: 'src/session/storedUser.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'a function that ends without a value gives undefined too.',
  },
  {
    file: 'src/lib/albanianFormat.ts',
    line: 'return moment !== undefined && Math.abs(moment) <= 8.64e15 ? moment : Number.NaN',
    becomes: ['true'],
    why: 'no number comes of undefined, and that is no date either; the types ask for the question.',
  },
  {
    file: 'src/lib/albanianFormat.ts',
    line: "return days === 1 ? 'dje' : ago(days, 'ditë', 'ditë')",
    becomes: ['""'],
    why: "one day ago is 'dje', so the singular is never said.",
  },
  {
    file: 'src/lib/bootScript.ts',
    line: 'export const bootScript = `((data, { pathname, search }) => {',
    becomes: ['``'],
    why: 'the page tests run it (test/flows/theme.test.tsx, test/flows/prerender.test.tsx).',
  },
  {
    file: 'src/lib/categoryLook.ts',
    line: 'const words = foldText(name).split(/[^a-z0-9-]+/)',
    becomes: ['/[^a-z0-9-]/'],
    why: 'an empty word comes to a full stop, which is no keyword.',
  },
  {
    file: 'src/lib/categoryLook.ts',
    line: "return { kind: kinds[number % kinds.length] ?? 'bag', hue: number % HUES }",
    becomes: ['""'],
    why: 'a remainder always has its kind; the types ask for another.',
  },
  {
    file: 'src/lib/closestName.ts',
    line: '.split(/[^\\p{L}\\p{N}]+/u)',
    becomes: ['/[^\\p{L}\\p{N}]/u'],
    why: 'the empty words between are left out right after.',
  },
  {
    file: 'src/lib/closestName.ts',
    line: 'let beforeLast: number[] = []',
    becomes: ['["Stryker was here"]'],
    why: 'it is replaced before it is read: nothing is swapped in the first row.',
  },
  {
    file: 'src/lib/env.ts',
    line: 'export const apiBaseUrl = withoutSlash(text(import.meta.env?.VITE_API_BASE_URL))',
    becomes: ['import.meta.env.VITE_API_BASE_URL'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: '(import.meta.env?.SSR === true && withoutSlash(text(globalThis.process?.env.API_URL))) || apiBaseUrl',
    becomes: ['import.meta.env.SSR'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: 'export const apiKey = text(import.meta.env?.VITE_API_KEY)',
    becomes: ['import.meta.env.VITE_API_KEY'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: 'export const mediaBaseUrl = withoutSlash(text(import.meta.env?.VITE_MEDIA_BASE_URL))',
    becomes: ['import.meta.env.VITE_MEDIA_BASE_URL'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: "export const actionLog = import.meta.env?.VITE_ACTION_LOG === 'on'",
    becomes: ['import.meta.env.VITE_ACTION_LOG'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: "export const apiMocks = import.meta.env?.VITE_API_MOCKS === 'on'",
    becomes: ['import.meta.env.VITE_API_MOCKS'],
    why: 'only plain Node lacks import.meta.env, as where test/replay/recordedLogs.test.ts runs the replay.',
  },
  {
    file: 'src/lib/env.ts',
    line: '(import.meta.env?.SSR === true && withoutSlash(text(globalThis.process?.env.API_URL))) || apiBaseUrl',
    becomes: ['globalThis.process.env'],
    why: 'only Node renders pages, and it has a process.',
  },
  {
    file: 'src/lib/formState.ts',
    line: 'if (left.length === 0) return { values, errors: {} }',
    becomes: ['false'],
    why: 'of no errors none remain; it would only take longer.',
  },
  {
    file: 'src/lib/matchRanges.ts',
    line: 'for (let at = 0; at < text.length; at += 1) {',
    becomes: ['at <= text.length'],
    why: 'after the end stands no sign.',
  },
  {
    file: 'src/lib/matchRanges.ts',
    line: 'const words = foldText(typed).split(/\\s+/).filter(Boolean)',
    becomes: ['/\\s/'],
    why: 'the empty words between are left out right after.',
  },
  {
    file: 'src/lib/matchRanges.ts',
    line: 'if (words.length === 0) return []',
    becomes: ['false'],
    why: 'without words nothing is found; it would only take longer.',
  },
  {
    file: 'src/lib/matchText.ts',
    line: 'const [first, ...others] = foldText(text).split(/\\s+/).filter(Boolean)',
    becomes: ['/\\s/'],
    why: 'the empty words between are left out right after.',
  },
  {
    file: 'src/lib/matchText.ts',
    line: 'if (others.every((word) => texts[index]?.includes(word))) found.push(items[index] as T)',
    becomes: ['texts[index].includes'],
    why: 'what is found stands in one of the texts; the types ask for the question.',
  },
  {
    file: 'src/lib/pagination.ts',
    line: 'if (first === undefined || last === undefined) return []',
    becomes: ['false', 'first === undefined && last === undefined'],
    why: 'an empty window has neither, and without them no page is added; the types ask for the question.',
  },
  {
    file: 'src/lib/pagination.ts',
    line: 'return text !== null && /^[1-9]\\d{0,5}$/.test(text) ? Number(text) : 1',
    becomes: ['true'],
    why: 'null reads as a word, which is no number; the types ask for the question.',
  },
  {
    file: 'src/lib/rating.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source as it stands there
    line: "count > 1000 ? `${formatCount(count)} komente` : plural(count, 'koment', 'komente')",
    becomes: ['count >= 1000'],
    why: 'of 1000 both say the same.',
  },
  {
    file: 'src/lib/tiranaTime.ts',
    line: 'if (year >= RULE_SINCE) return time >= clockChange(year, 2) && time < clockChange(year, 9) ? 2 : 1',
    becomes: ['year > RULE_SINCE'],
    why: "of the rule's first year Intl says the same; it would only take longer.",
  },
  {
    file: 'src/lib/typedDay.ts',
    line: "const twoDigits = (text = ''): string => text.padStart(2, '0')",
    becomes: ['"Stryker was here!"'],
    why: 'it stands in for parts that no text has had; no day comes of it either.',
  },
  {
    file: 'src/lib/typedDay.ts',
    line: 'const [, d1, m1, y1, d2, m2, y2] = dayMonthYear.exec(text) ?? []',
    becomes: ['["Stryker was here"]'],
    why: 'the first of the parts is not read.',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_HERO: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_EXPERIENCE: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_NO_RESULTS: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_CLEAR_FILTERS: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_REQUIRED: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_STARS_RANGE: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wording.ts',
    line: 'export const CORRECTS_STATS: boolean = false',
    becomes: ['true'],
    why: 'page tests look for the specified words (docs/spec/wording.md).',
  },
  {
    file: 'src/lib/wrapText.ts',
    line: 'for (const word of text.split(/\\s+/).filter(Boolean)) {',
    becomes: ['/\\s/'],
    why: 'the empty words between are left out right after.',
  },
  {
    file: 'src/lib/wrapText.ts',
    line: 'while (measure(line) > width) {',
    becomes: ['measure(line) >= width'],
    why: 'a word as wide as the line has it to itself either way.',
  },
]
