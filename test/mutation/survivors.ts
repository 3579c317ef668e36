// Mutants that no test can notice, or none should, each with its reason; docs/mutation.md lists them.

import type { Explained } from './explained'
import { explainedOfLog } from './survivorsOfLog'
import { explainedOfLogParts } from './survivorsOfLogParts'

export type { Explained } from './explained'

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
  ...explainedOfLog,
  ...explainedOfLogParts,
]
