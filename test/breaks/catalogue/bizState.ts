// How the statements about the state of businesses could be false.
import { type Area, plain, subtle } from '../break'

const lists = 'src/features/businesses/model/businessLists.ts'
const slice = 'src/features/businesses/model/slice.ts'

export const bizState: Area = {
  'BIZSTATE-01': [
    plain(
      lists,
      "    businesses: { keeps: 'items' },",
      "    businesses: { keeps: 'items', isUnnamed: true },",
      "The state's businesses stay empty while a category shows some.",
    ),
    subtle(
      lists,
      "searchResults: { keeps: 'items', isClearedByFailure: true },",
      "searchResults: { keeps: 'items', isClearedByFailure: true, isUnnamed: true },",
      "The state's search results stay empty.",
    ),
    subtle(
      lists,
      '    selectedBusiness: { isSingle: true },',
      '    selectedBusiness: { isUnnamed: true },',
      "The state's selected business stays null on its page.",
    ),
    subtle(
      lists,
      "    'listBusinesses',\n",
      '',
      'Businesses stays empty when the list is opened with GET /businesses: its answer is not kept.',
    ),
    subtle(
      lists,
      "searchResults: { keeps: 'items', isClearedByFailure: true },",
      "searchResults: { keeps: 'items' },",
      'After a search that failed, searchResults holds what the search before has found, and the dropdown shows it instead of the error.',
    ),
  ],
  'BIZSTATE-02': [
    plain(lists, 'main: main?.isBusy ?? false', 'main: false', 'Loading is never told.'),
    subtle(
      lists,
      'search: search?.isBusy ?? false',
      'search: main?.isBusy ?? false',
      'A search that is under way is not told.',
    ),
    subtle(
      lists,
      'search: search?.error?.message ?? null',
      'search: null',
      'The failure of a search is not in the state.',
    ),
    subtle(
      lists,
      "const main = open('selectedBusiness') ?? open('businesses')",
      "const main = open('businesses')",
      'The loading and the failure of a single business are not told.',
    ),
    subtle(
      slice,
      '{ payload, error }) => {\n        state.loading.add = false\n',
      '{ payload, error }) => {\n',
      'After a business was refused it still counts as being added.',
    ),
    subtle(
      slice,
      '        state.errors.add = null\n',
      '',
      'The failure of the last attempt stays in the state while a business is being added.',
    ),
    subtle(
      lists,
      'main: main?.isBusy ?? false,',
      'main: main?.isPending ?? false,',
      "'loading.main' is false while the next page of a category is loading under the overlay.",
    ),
    subtle(
      lists,
      'errors: { ...errors, main: main?.error?.message ?? null,',
      'errors: { ...errors, main: main?.error?.message ?? errors.main,',
      "'errors.main' still has the failure after a retry has loaded the businesses.",
    ),
    subtle(
      slice,
      '        state.loading.add = false\n        if (!data) return\n',
      '        if (!data) return\n        state.loading.add = false\n',
      "When the answer names no business, loading.add stays true: the button says 'Duke shtuar biznesin…' for ever.",
    ),
    subtle(
      slice,
      'state.errors.add = errorOfRejected(payload, error).message',
      'state.errors.add = payload?.serverMessage ?? null',
      "'errors.add' stays null when adding a business fails without words of the server, as without a connection.",
    ),
  ],
  'BIZSTATE-03': [
    plain(lists, '  pageSize: 10,\n', '  pageSize: 15,\n', 'The state starts with another page size.'),
    subtle(lists, '  totalPages: 1,\n', '  totalPages: 0,\n', 'The state starts without a page.'),
    subtle(lists, '  currentPage: 1,\n', '  currentPage: 0,\n', 'The state starts before the first page.'),
    subtle(lists, '  totalCount: 0,\n', '  totalCount: 1,\n', 'The state starts with one business counted.'),
    subtle(lists, 'limit = 10 }', 'limit = 15 }', 'As soon as anything else is opened the page size is another one.'),
    subtle(
      lists,
      "= { ...(open('businesses') ?? search) }",
      "= { ...(open('businesses') ?? search ?? main) }",
      'On a business page, where no list is open, totalCount is 1 and pageSize 1 instead of 0 and 10.',
    ),
    subtle(
      lists,
      'limit = 10 } =',
      'limit = 15 } =',
      'A visitor who opens a business page first has pageSize 15 in the state instead of 10.',
    ),
    subtle(
      'src/api/listings.ts',
      '  page: 1,\n  pages: 1,\n  total: 0,',
      '  page: 1,\n  pages: 0,\n  total: 0,',
      "'totalPages' is 0 instead of 1 from the opening of a category page until its first answer.",
    ),
  ],
}
