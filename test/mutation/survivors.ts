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
    file: 'src/api/taggedEndpoints.ts',
    line: 'const idTags = (type: TagType, items: readonly { _id: string }[] = []): Tag[] =>',
    becomes: ['["Stryker was here"]'],
    why: "a tag without an id is reached only by what reaches the list's tag, too.",
  },
  {
    file: 'src/api/taggedEndpoints.ts',
    line: "providesTags: (reply) => [...list('Category', reply?.data), listTag('Subcategory')],",
    becomes: ['""'],
    why: 'no call writes a subcategory: nothing makes this tag stale.',
  },
  {
    file: 'src/api/taggedEndpoints.ts',
    line: "providesTags: (reply) => [...list('Subcategory', reply?.data), listTag('Category')],",
    becomes: ['""'],
    why: 'no call writes a subcategory: nothing makes this tag stale.',
  },
  {
    file: 'src/api/taggedEndpoints.ts',
    line: "providesTags: (reply, _, { categoryId }) => [...list('Subcategory', reply?.data), idTag('Category', categoryId)],",
    becomes: ['""'],
    why: 'no call writes a subcategory: nothing makes this tag stale.',
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
    file: 'src/features/auth/model/accountResults.ts',
    line: "export const failureCode = ({ status, code, serverMessage = '' }: AppError): AuthErrorCode | undefined =>",
    becomes: ['"Stryker was here!"'],
    why: 'that text does not name the server.',
  },
  {
    file: 'src/features/auth/model/checkSession.ts',
    line: 'if (named && sessionEpoch() === epoch) storeUser(user)',
    becomes: ['true'],
    why: 'an answer for a session that has ended does not come through (bearer.ts).',
  },
  {
    file: 'src/features/auth/model/loginAndSignup.ts',
    line: ': (data?.message ?? fallback)',
    becomes: ['data.message'],
    why: 'what has not failed has an answer; the types ask for the question.',
  },
  {
    file: 'src/features/auth/model/profile.ts',
    line: 'if (sessionEpoch() === epoch) {',
    becomes: ['true'],
    why: 'an answer for a session that has ended does not come through (bearer.ts).',
  },
  {
    file: 'src/features/auth/model/screening.ts',
    line: `return isScreened?.(value) ? \`Përmbajtja e papranueshme u gjet në fushën: \${fieldLabel}\` : undefined`,
    becomes: ['isScreened(value)'],
    why: 'noticed by screeningWithoutList.test.ts, which needs a world of its own and is left out.',
  },
  {
    file: 'src/features/auth/model/screening.ts',
    line: '} catch (error) {',
    becomes: ['{}'],
    why: 'noticed by screeningWithoutList.test.ts, which needs a world of its own and is left out.',
  },
  {
    file: 'src/features/auth/model/screening.ts',
    line: "log.warn('the list of screened words did not load', error)",
    becomes: ['""'],
    why: 'noticed by screeningWithoutList.test.ts, which needs a world of its own and is left out.',
  },
  {
    file: 'src/features/auth/model/screening.ts',
    line: 'const alone = screenedTerms.filter((term) => term.length <= 4)',
    becomes: ['screenedTerms', 'true'],
    why: 'a longer term that stands alone is found anyway, as it is found anywhere.',
  },
  {
    file: 'src/features/auth/model/screening.ts',
    line: "const overlooked = new RegExp(harmless.join('|'), 'g')",
    becomes: ['""'],
    why: 'there is one harmless part so far, so nothing stands between two.',
  },
  {
    file: 'src/features/reviews/model/distribution.ts',
    line: 'if (total === 0) return counts.map(() => 0)',
    becomes: ['() => undefined'],
    why: 'a row without a share has 0 percent, too.',
  },
  {
    file: 'src/features/reviews/model/restoreMarks.ts',
    line: 'return typed[0] === typed[0]?.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1)',
    becomes: ['typed[0].toLowerCase'],
    why: 'a word has a first letter; the types ask for the question.',
  },
  {
    file: 'src/features/reviews/model/reviewLists.ts',
    line: 'return { items: reviews ?? (data ? [data] : []), pagination }',
    becomes: ['["Stryker was here"]'],
    why: 'an answer without any review does not come through (wire.ts); the types ask for the question.',
  },
  {
    file: 'src/features/reviews/model/reviewSearch.ts',
    line: "export const searchFromQuery = ({ kerko = '', yje = '', nga = '', deri = '' }: AppLocation['query']): ReviewQuery =>",
    becomes: ['"Stryker was here!"'],
    why: 'what is no number of stars and no day counts as none either.',
  },
  {
    file: 'src/features/reviews/model/selectors.ts',
    line: "endpoint === 'listReviewsByBusiness' && (args as { id: string }).id === businessId ? items : [],",
    becomes: ['["Stryker was here"]'],
    why: 'a text is no published review.',
  },
  {
    file: 'src/features/reviews/model/textHint.ts',
    line: 'const letters = text.match(/\\p{L}/gu) ?? []',
    becomes: ['["Stryker was here"]'],
    why: 'one letter is too few, too; the types ask for the question.',
  },
  {
    file: 'src/features/businesses/model/addBusinessSimilar.ts',
    line: "const text = address?.trim() ?? ''",
    becomes: ['"Stryker was here!"'],
    why: 'a text with blanks is no address either.',
  },
  {
    file: 'src/features/businesses/model/addBusinessSimilar.ts',
    line: "const path = pathname.replace(/\\/+$/, '').toLowerCase()",
    becomes: ["pathname.replace(/\\/+$/, '').toUpperCase()"],
    why: 'either tells the same paths apart.',
  },
  {
    file: 'src/features/businesses/model/businessLists.ts',
    line: 'return { items: businesses ?? (data ? [data] : []), pagination }',
    becomes: ['["Stryker was here"]'],
    why: 'an answer with neither is a failure (contractBaseQuery.ts); the types ask for the question.',
  },
  {
    file: 'src/features/businesses/model/businessTexts.ts',
    line: `const asWords = (text: string): string => \` \${(text.match(/[\\p{L}\\d]+/gu) ?? []).join(' ')} \``,
    becomes: ['["Stryker was here"]'],
    why: 'of texts without a word all that counts is that they are alike.',
  },
  {
    file: 'src/features/businesses/model/businessTexts.ts',
    line: 'export function categoryNames({ category, subcategory, subcategories = [] }: Business): string[] {',
    becomes: ['["Stryker was here"]'],
    why: 'a text has no name.',
  },
  {
    file: 'src/features/businesses/model/categorySuggestions.ts',
    line: 'const wanted = foldText(typed).split(/\\s+/).filter(Boolean)',
    becomes: ['foldText(typed).split(/\\s+/)', '/\\s/'],
    why: 'every word begins with an empty one.',
  },
  {
    file: 'src/features/businesses/model/categorySuggestions.ts',
    line: 'const words = foldText(name).split(/[^\\p{L}\\p{N}]+/u)',
    becomes: ['/[^\\p{L}\\p{N}]/u'],
    why: 'an empty word begins with nothing that was typed.',
  },
  {
    file: 'src/features/businesses/model/filterRequests.ts',
    line: "if (rating !== noFilters.rating) query.push(['yje', rating.slice(0, -1)])",
    becomes: ['+1'],
    why: 'a rating is one digit and a plus.',
  },
  {
    file: 'src/features/businesses/model/loadedNames.ts',
    line: '(listings, viewed = []) =>',
    becomes: ['["Stryker was here"]'],
    why: 'a text has no name.',
  },
  {
    file: 'src/features/businesses/model/slice.ts',
    line: "const isOpen = undrafted(state.openLists).some(({ list }) => list === 'businesses')",
    becomes: ['() => undefined', 'false', '""'],
    why: '`update` puts the items of the open list there again.',
  },
  {
    file: 'src/features/businesses/model/slice.ts',
    line: 'if (!isOpen) state.businesses = change(state.businesses)',
    becomes: ['true'],
    why: '`update` puts the items of the open list there again.',
  },
  {
    file: 'src/features/businesses/model/slice.ts',
    line: '{ category, subcategory, subcategories = [] }: Business,',
    becomes: ['["Stryker was here"]'],
    why: 'a text has no id.',
  },
  {
    file: 'src/features/categories/model/categoryLists.ts',
    line: 'const hasSettled = isCurrent && [categories, subcategories].every((list) => list?.isAnswered || list?.error)',
    becomes: ['list.isAnswered', 'list.error'],
    why: 'a search is current only while both lists are open; the types ask for the question.',
  },
  {
    file: 'src/features/categories/model/categoryLists.ts',
    line: 'const itemsOf = (list: OpenMatches) => (list?.error ? [] : (list?.items ?? []))',
    becomes: ['list.error', 'list.items', '["Stryker was here"]'],
    why: 'once both have settled there are lists, with items; the types ask for the question.',
  },
  {
    file: 'src/features/categories/model/categoryLists.ts',
    line: 'searchError: categories?.error && subcategories?.error ? categories.error.message : null,',
    becomes: ['categories.error', 'subcategories.error'],
    why: 'a search is current only while both lists are open; the types ask for the question.',
  },
  {
    file: 'src/features/categories/model/categoryLists.ts',
    line: 'error: shown.find((list) => list?.error)?.error?.message ?? null,',
    becomes: ['shown.find(list => list?.error)?.error.message'],
    why: 'what was found has an error; the types ask for the question.',
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
]
