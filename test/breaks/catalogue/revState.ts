// How the statements about the state of the reviews could be false.
import { type Area, plain, subtle } from '../break'

const lists = 'src/features/reviews/model/reviewLists.ts'
const writes = 'src/features/reviews/model/writeReducers.ts'
const search = 'src/features/reviews/model/reviewSearch.ts'
const url = 'src/pages/business/useReviewsUrl.ts'
const draft = 'src/ui/useUrlDraft.ts'

const paging = 'pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 },'
const flags = 'loading: { main: false, create: false, update: false, delete: false, search: false },'
const loading = 'state.loading[kind] = Object.values(state.pendingWrites).some((write) => write.kind === kind)'
const errors = 'state.errors[kind] = failure?.message ?? null'
const success = 'state.createSuccess = !isWaiting && !failure'
const filters = 'return { rating, businessId, dateFrom, dateTo }'
const spaces = "text: text.replace(/\\s+/g, ' ').trim(),"

export const revState: Area = {
  'REVSTATE-01': [
    plain(lists, '  currentComment: null,\n', '', 'The state has no currentComment until one was opened.'),
    subtle(
      lists,
      "businessComments: { keeps: 'paging' },",
      "businessComments: { isUnnamed: true, keeps: 'paging' },",
      "The field businessComments stays empty on the business's page, which shows its comments.",
    ),
    subtle(
      lists,
      "userReviews: { keeps: 'paging' },",
      "userReviews: { isUnnamed: true, keeps: 'paging' },",
      'The field userReviews stays empty on the page of the own comments.',
    ),
    subtle(
      lists,
      "searchResults: { keeps: 'paging' },",
      "searchResults: { isUnnamed: true, keeps: 'paging' },",
      'The field searchResults stays empty while a search in the comments shows what it found.',
    ),
    subtle(
      lists,
      'comments: { isAskedWhenEmpty: true },',
      'comments: { isUnnamed: true, isAskedWhenEmpty: true },',
      'The field comments stays empty while home shows the latest.',
    ),
    subtle(
      lists,
      "'searchReviews', 'getReview'],",
      "'searchReviews'],",
      "'currentComment' stays null after GET /reviews/{id} was answered.",
    ),
  ],
  'REVSTATE-02': [
    plain(
      lists,
      paging,
      paging.replace('itemsPerPage: 10', 'itemsPerPage: 20'),
      'The state starts with twenty items per page.',
    ),
    subtle(lists, paging, paging.replace('totalPages: 1', 'totalPages: 0'), 'The state starts with no page.'),
    subtle(lists, paging, paging.replace('currentPage: 1', 'currentPage: 0'), 'The state starts on page 0.'),
    subtle(lists, paging, paging.replace('totalItems: 0', 'totalItems: 1'), 'The state starts with one item.'),
    subtle(
      lists,
      "open('comments'), open('currentComment')].find(Boolean)",
      "open('comments'), open('currentComment'), open('ownReviewCheck')].find(Boolean)",
      "On /koment/{id} the pagination in the state is that of the guard's question (itemsPerPage 100) instead of the start values.",
    ),
  ],
  'REVSTATE-03': [
    plain(lists, flags, flags.replace(', search: false', ''), 'The state starts without a flag of the search.'),
    subtle(
      writes,
      loading,
      `if (kind !== 'delete') ${loading}`,
      'In the state loading.delete stays false while a comment is being deleted.',
    ),
    subtle(
      writes,
      errors,
      `if (kind !== 'update') ${errors}`,
      'In the state errors.update stays null after a change was refused.',
    ),
    subtle(
      writes,
      errors,
      errors.replace('[kind]', "[kind === 'delete' ? 'update' : kind]"),
      'A refused deletion is told as the error of a change.',
    ),
    subtle(
      lists,
      'search: search?.isBusy ?? false',
      'search: main?.isBusy ?? false',
      'In the state loading.search stays false while the comments are searched.',
    ),
    subtle(
      lists,
      'main: main?.error?.message ?? null',
      'main: null',
      'In the state errors.main stays null when the comments could not be loaded.',
    ),
    subtle(
      writes,
      loading,
      'state.loading[kind] = Object.keys(state.pendingWrites).length > 0',
      "'loading.delete' stays true after a deletion was answered while a change of another comment is still under way.",
    ),
  ],
  'REVSTATE-04': [
    plain(
      search,
      filters,
      'return { rating: null, businessId, dateFrom, dateTo }',
      'In the state filters.rating never is set.',
    ),
    subtle(
      search,
      filters,
      "return { rating, businessId, dateFrom, dateTo: '' }",
      'In the state filters.dateTo never is set.',
    ),
    subtle(
      search,
      filters,
      "return { rating, businessId: '', dateFrom, dateTo }",
      'In the state filters.businessId is empty on the page of a business.',
    ),
    subtle(search, '/^[1-5]$/', '/^[1-4]$/', "Choosing '5 yje' filters nothing: rating stays null."),
    subtle(
      'src/features/reviews/model/slice.ts',
      '.addCase(loggedOut, ({ filters }) => ({ ...initialState, filters }))',
      '.addCase(loggedOut, () => initialState)',
      'When a session expires on a business page filtered by stars or days, the filters in the state are empty although the page still filters.',
    ),
    subtle(
      search,
      'return { rating, businessId, dateFrom, dateTo }',
      'return { rating, businessId, dateFrom, dateTo: dateFrom && dateTo }',
      "With only an end day chosen (?deri=…) the state's filter dateTo stays empty.",
    ),
  ],
  'REVSTATE-05': [
    plain(writes, `  ${success}\n`, '', 'The flag never is true.'),
    subtle(writes, success, 'state.createSuccess = !isWaiting', 'The flag is true after a review was refused.'),
    subtle(
      writes,
      "  if (kind !== 'create') return\n",
      "  if (kind === 'update') return\n",
      'The flag is true after a comment was deleted.',
    ),
    subtle(writes, success, 'state.createSuccess = !failure', 'The flag is true before the server has answered.'),
    subtle(
      writes,
      success,
      'if (!isWaiting) state.createSuccess = !failure',
      "'createSuccess' of the comment before is true while the next one is still being sent.",
    ),
    subtle(
      writes,
      "  if (kind !== 'create') return\n",
      "  if (kind !== 'create') {\n    state.createSuccess = false\n    return\n  }\n",
      "'createSuccess' becomes false when a change or deletion of another comment ends after the creation.",
    ),
  ],
  'REVSTATE-06': [
    plain(url, 'const PAUSE = 300', 'const PAUSE = 0', 'Every letter starts a search.'),
    subtle(url, 'const PAUSE = 300', 'const PAUSE = 299', 'The search starts a millisecond early.'),
    subtle(url, 'const PAUSE = 300', 'const PAUSE = 301', 'The search starts a millisecond late.'),
    subtle(
      draft,
      'return () => clearTimeout(timer)',
      'return () => undefined',
      'The search starts 300 ms after the first letter, though more is being typed.',
    ),
    subtle(
      url,
      'pause: PAUSE,',
      "pause: search.text === '' ? 0 : PAUSE,",
      'The first letter typed into the search in comments is searched for at once.',
    ),
    subtle(
      draft,
      '}, [wanted, address, pause])',
      '}, [wanted === address, address, pause])',
      'A visitor who goes on typing has the search sent 300 ms after the first letter instead of after the last.',
    ),
  ],
  'REVSTATE-07': [
    plain(
      draft,
      '    if (wanted === address) return\n',
      '',
      'A word that is changed and changed back is searched once more, as another entry of the history.',
    ),
    subtle(search, spaces, 'text,', 'A blank behind the word searches for it once more.'),
    subtle(search, spaces, 'text: text.trim(),', 'A second blank between two words searches for them once more.'),
    subtle(
      search,
      "text: text.replace(/\\s+/g, ' ').trim(),",
      "text: text.replace(/\\s+/g, ' ').trimStart(),",
      "A blank typed after a word sends the same search again, as 'kafe '.",
    ),
  ],
}
