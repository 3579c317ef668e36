// How the statements about the state of collections could be false.
import { type Area, plain, subtle } from '../break'

const rules = 'src/lib/listRules.ts'
const listings = 'src/api/listings.ts'
const lists = 'src/api/createListings.ts'
const businessLists = 'src/features/businesses/model/businessLists.ts'
const businesses = 'src/features/businesses/model/slice.ts'
const categoryLists = 'src/features/categories/model/categoryLists.ts'
const categories = 'src/features/categories/model/slice.ts'
const reviewLists = 'src/features/reviews/model/reviewLists.ts'
const writes = 'src/features/reviews/model/writeReducers.ts'
const pending = 'src/features/reviews/model/pendingWrites.ts'
const reviewSearch = 'src/features/reviews/model/reviewSearch.ts'

export const state: Area = {
  'STATE-01': [
    plain(
      businessLists,
      'main: main?.isBusy ?? false',
      'main: false',
      'No list of businesses is ever said to be loading.',
    ),
    subtle(
      reviewLists,
      'search: search?.error?.message ?? null',
      'search: null',
      'A failed search in comments has no error in the state.',
    ),
    subtle(
      categoryLists,
      'loading: shown.some((list) => list?.isBusy)',
      "loading: open('categories')?.isBusy ?? false",
      'Once the categories are there, nothing says that the subcategories are still loading.',
    ),
    subtle(
      businessLists,
      'search: search?.isBusy ?? false',
      'search: (search?.isBusy && !search.isAnswered) ?? false',
      'While results stand, another search is not said to be loading.',
    ),
    subtle(
      reviewLists,
      'main: main?.isBusy ?? false',
      'main: (main?.isBusy && !main.isAnswered) ?? false',
      'The comments are not said to be loading when they are fetched again.',
    ),
    subtle(
      businessLists,
      'main: main?.error?.message ?? null',
      'main: main?.isPrevious ? null : (main?.error?.message ?? null)',
      'A failed page of businesses has no error while the page before stands.',
    ),
    subtle(
      'src/ui/ListContent.tsx',
      '  if (error) return failed(error)\n  return isPending ? pending : empty',
      '  if (isPending) return pending\n  return error ? failed(error) : empty',
      'Page 2 of a list that cannot be loaded shows its loading state for ever, and no error.',
    ),
  ],
  'STATE-02': [
    plain(
      listings,
      "status: 'failed', error: errorOfRejected(payload, error) })",
      "status: 'failed', error: null })",
      'A list that could not be loaded has no error: it just is empty.',
    ),
    subtle(
      listings,
      "keep(listings, key, { ...known, status: 'failed', error",
      "keep(listings, key, { ...known, status: known.items.length > 0 ? known.status : 'failed', error",
      'A list that was shown and could not be refreshed stays loading for ever.',
    ),
    subtle(
      businesses,
      'state.loading.add = false\n        state.errors.add = errorOfRejected(payload, error).message',
      'state.errors.add = errorOfRejected(payload, error).message',
      'After a business could not be added, its button stays busy.',
    ),
    subtle(
      writes,
      'end(state, requestId, failure)',
      "if (arg.endpointName !== 'deleteReview') end(state, requestId, failure)",
      'A failed deletion of a comment is told nowhere, and deleting never ends.',
    ),
    subtle(
      listings,
      "if (known.requestId !== meta.requestId) return\n  keep(listings, key, { ...known, status: 'failed'",
      "keep(listings, key, { ...known, status: 'failed'",
      'The failure of an older request ends the loading of the newer one.',
    ),
    subtle(
      writes,
      'end(state, requestId, failure)',
      "end(state, requestId, 'id' in arg.originalArgs || failure.serverMessage ? failure : undefined)",
      'A new comment that failed without words of the server counts as created.',
    ),
    subtle(
      listings,
      "status: 'failed', error: errorOfRejected(payload, error) })",
      "status: known.status === 'refreshing' ? 'ready' : 'failed', error: errorOfRejected(payload, error) })",
      'A list that cannot be refreshed says nothing of it: no error in the state, none above the old items.',
    ),
    subtle(
      writes,
      'end(state, requestId, failure)',
      "end(state, requestId, failure.kind === 'notFound' ? undefined : failure)",
      "'errors.update' or errors.delete stays null when the server answers a change or a deletion with 404.",
    ),
  ],
  'STATE-03': [
    plain(
      rules,
      'list([undrafted(item), ...removed(items, item._id)])',
      'list([...removed(items, item._id), undrafted(item)])',
      'What was created stands at the end of its lists.',
    ),
    subtle(
      pending,
      "if (endpoint === 'listReviews') return review.isApproved && isNamed(review)",
      "if (endpoint === 'listReviews') return false",
      'The own new comment is missing among the latest ones of the home page.',
    ),
    subtle(
      businesses,
      'changeUnshown(state, (items) => addedInFront(items, data))',
      'changeUnshown(state, (items) => [...items, data])',
      'A new business stands behind those that were added before it.',
    ),
    subtle(
      pending,
      "return endpoint === 'listReviewsByUser' && id === review.user?._id",
      'return false',
      'A new comment is missing in the list of the own ones.',
    ),
    subtle(
      businesses,
      "if (endpoint === 'listBusinessesByCategory') return id === category?._id",
      "if (endpoint === 'listBusinessesByCategory') return false",
      'A new business is missing in the list of its category.',
    ),
    subtle(
      businesses,
      "(sort && sort !== 'newest')",
      'sort',
      "A business just added is missing at the front of its category's list when that is sorted by newest, until it is fetched again.",
    ),
    subtle(
      businesses,
      '[subcategory, ...subcategories].some((one) => one?._id === id)',
      'subcategory?._id === id',
      'A business added with two subcategories is missing in the list of the second one, until it is fetched again.',
    ),
    subtle(
      pending,
      '(answered?._id === undefined || answered._id === known._id)',
      'answered?._id === known._id',
      "If the server's answer to a new review leaves out author and business, the review is not put at the front of the latest comments and the own comments.",
    ),
  ],
  'STATE-04': [
    plain(
      rules,
      'list(all.map((item) => (item._id === id ? change(item) : item)))',
      'list(all)',
      'What was changed stays as it was in every list.',
    ),
    subtle(
      writes,
      'changeEverywhere(state.listings, (listing) => withItems(listing, rewritten(listing.items, id, changed)))',
      "changeEverywhere(state.listings, (listing) =>\n        listing.endpoint === 'listReviews' ? listing : withItems(listing, rewritten(listing.items, id, changed)),\n      )",
      'The latest comments of the home page show a changed comment as it was.',
    ),
    subtle(
      categories,
      'changeCategories(state, (items) => replaced(items, data))',
      'changeCategories(state, (items, isSearch) => (isSearch ? items : replaced(items, data)))',
      'A renamed category keeps its former name among search results.',
    ),
    subtle(
      businesses,
      'replaceEverywhere(state.listings, data)',
      "changeEverywhere(state.listings, (listing) =>\n          listing.endpoint === 'getBusiness' ? withItems(listing, replaced(listing.items, data)) : listing,\n        )",
      'A changed business is replaced on its own page only.',
    ),
    subtle(
      rules,
      'list(all.map((item) => (item._id === id ? change(item) : item)))',
      'list([...all.filter((item) => item._id === id).map(change), ...all.filter((item) => item._id !== id)])',
      'What was changed jumps to the front of its lists.',
    ),
  ],
  'STATE-05': [
    plain(
      rules,
      'return left.length < items.length ? list(left) : (undrafted(items) as T[])',
      'return (left.length < 0 ? list(left) : undrafted(items)) as T[]',
      'What was deleted stays in every list.',
    ),
    subtle(
      writes,
      'removeEverywhere(state.listings, arg.originalArgs.id)\n      end(state, requestId)',
      "changeEverywhere(state.listings, (listing) =>\n        listing.endpoint === 'listReviews'\n          ? listing\n          : withItems(listing, listing.items.filter(({ _id }) => _id !== arg.originalArgs.id)),\n      )\n      end(state, requestId)",
      'A deleted comment still stands among the latest ones of the home page.',
    ),
    subtle(
      writes,
      'outdate(state)\n          removeEverywhere(state.listings, arg.originalArgs.id)',
      'outdate(state)',
      'A comment that the server had deleted already stays in the lists.',
    ),
    subtle(
      listings,
      'for (const [key, listing] of Object.entries(undrafted(listings))) {',
      'for (const [key, listing] of Object.entries(undrafted(listings)).slice(0, 1)) {',
      'What was deleted is removed from the first list only.',
    ),
    subtle(
      rules,
      'const left = thawed(items).filter(({ _id }) => _id !== id)',
      'const left = thawed(items).filter(({ _id }, at) => _id !== id || at === items.length - 1)',
      'The last item of a list cannot be deleted from it.',
    ),
    subtle(
      listings,
      'withItems(listing, removed(listing.items, id))',
      'isLoading(listing) ? listing : withItems(listing, removed(listing.items, id))',
      'A deleted comment comes back to a list that was being refreshed when the deletion ended.',
    ),
    subtle(
      listings,
      'withItems(answered, removedIds.reduce<T[]>(removed, items))',
      'answered',
      'A comment that was deleted while the latest ones were under way comes back with their answer, and stays.',
    ),
  ],
  'STATE-06': [
    plain(
      lists,
      'isSingle ? (made.items[0] ?? null) : made.items',
      'isSingle ? (made.items[0] ?? (state as Record<string, unknown>)[one.list] ?? null) : made.items',
      'What is selected stays selected after it was deleted.',
    ),
    subtle(
      categories,
      'if (state.selectedCategoryId === id) state.selectedCategoryId = null',
      '',
      'A category stays selected after it was deleted.',
    ),
    subtle(
      categories,
      'if (state.selectedCategoryId === id) state.selectedCategoryId = null',
      'state.selectedCategoryId = null',
      'Deleting some other category clears the selection, too.',
    ),
    subtle(
      businesses,
      'removeEverywhere(state.listings, id)',
      "changeEverywhere(state.listings, (listing) =>\n          listing.endpoint === 'getBusiness' ? listing : withItems(listing, removed(listing.items, id)),\n        )",
      'The business of the page stays selected after it was deleted.',
    ),
    subtle(
      writes,
      'removeEverywhere(state.listings, arg.originalArgs.id)\n      end(state, requestId)',
      "changeEverywhere(state.listings, (listing) =>\n        listing.endpoint === 'getReview'\n          ? listing\n          : withItems(listing, listing.items.filter(({ _id }) => _id !== arg.originalArgs.id)),\n      )\n      end(state, requestId)",
      'The comment that is selected stays so after it was deleted.',
    ),
    subtle(
      categories,
      '        if (state.selectedCategoryId === id) state.selectedCategoryId = null\n',
      '',
      "'selectedCategoryId' still names a category that was deleted.",
    ),
  ],
  'STATE-07': [
    plain(
      lists,
      'if (!isUnnamed) (state as Record<string, unknown>)[name] = isSingle ? null : noItems',
      '',
      'The results stay in the state after the text was emptied.',
    ),
    subtle(
      categories,
      "state.isSearching = state.searchTerm !== ''",
      "state.isSearching ||= state.searchTerm !== ''",
      'The state says that categories are being searched after the text was emptied.',
    ),
    subtle(
      categories,
      "(query.kerko ?? '').trim()",
      "(query.kerko ?? '')",
      'Blanks alone in the address count as a search for categories.',
    ),
    subtle(
      reviewSearch,
      "text: text.replace(/\\s+/g, ' ').trim(),",
      "text: text.replace(/\\s+/g, ' '),",
      'Blanks alone are a search in comments.',
    ),
    subtle(
      businessLists,
      'search: search?.error?.message ?? null',
      'search: search ? (search.error?.message ?? null) : errors.search',
      'The error of the last search stays after the text was emptied.',
    ),
    subtle(
      'src/features/reviews/ui/useReviewSearch.ts',
      'const isWanted = isSearch(search) && !isWrongRange(search)',
      'const isWanted = !isWrongRange(search)',
      'Comments are searched for nothing at all, with results in the state.',
    ),
    subtle(
      categoryLists,
      'if (!isSearching) return { searchLoading: false, searchError: null, searchResults: [] }',
      'if (!isSearching) return { searchLoading: false, searchError: null } as ReturnType<typeof summarizeSearch>',
      'After the category search was emptied, searchResults still holds what was found.',
    ),
    subtle(
      categories,
      "(query.kerko ?? '').trim()",
      '(query.kerko ?? state.searchTerm).trim()',
      'After the category search is emptied the state still has the old searchTerm with isSearching and searchLoading true.',
    ),
  ],
  'STATE-08': [
    plain(
      'src/api/useListing.ts',
      'for (const one of sent) one.unsubscribe()',
      'for (const one of sent) {\n            one.unsubscribe()\n            ;(one as unknown as { abort: () => void }).abort()\n          }',
      'Coming back to a text whose search is still under way sends it a second time.',
    ),
    subtle(
      reviewSearch,
      "text: text.replace(/\\s+/g, ' ').trim(),",
      'text: text.trim(),',
      'A second blank between two words searches the comments again.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessSearch.tsx',
      'const typed = text.trim()',
      'const typed = text.trimStart()',
      'A blank behind the text searches for it again.',
    ),
    subtle(
      'src/features/businesses/ui/AddBusinessSimilar.tsx',
      'useDebounced(name.trim(), PAUSE)',
      'useDebounced(name, PAUSE)',
      'A blank behind the name of a new business looks for similar ones again.',
    ),
  ],
}
