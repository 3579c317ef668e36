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
  ],
  'BIZSTATE-03': [
    plain(lists, '  pageSize: 10,\n', '  pageSize: 15,\n', 'The state starts with another page size.'),
    subtle(lists, '  totalPages: 1,\n', '  totalPages: 0,\n', 'The state starts without a page.'),
    subtle(lists, '  currentPage: 1,\n', '  currentPage: 0,\n', 'The state starts before the first page.'),
    subtle(lists, '  totalCount: 0,\n', '  totalCount: 1,\n', 'The state starts with one business counted.'),
    subtle(lists, 'limit = 10 }', 'limit = 15 }', 'As soon as anything else is opened the page size is another one.'),
  ],
}
