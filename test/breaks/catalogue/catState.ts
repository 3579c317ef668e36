// How the statements about the state of categories could be false.
import { type Area, plain, subtle } from '../break'

const lists = 'src/features/categories/model/categoryLists.ts'
const slice = 'src/features/categories/model/slice.ts'
const combined = 'src/features/categories/model/categorySearch.ts'
const selectors = 'src/features/categories/model/selectors.ts'
const hook = 'src/features/categories/ui/useCategorySearch.ts'
const page = 'src/pages/categories/Page.tsx'
const rules = 'src/lib/listRules.ts'
const query = 'src/api/contractBaseQuery.ts'

export const catState: Area = {
  'CATSTATE-01': [
    plain(
      lists,
      '    categories: {},\n    subcategories: {},',
      '    categories: { isUnnamed: true },\n    subcategories: {},',
      "The state's categories stay empty while they are on the page.",
    ),
    subtle(
      lists,
      '    categories: {},\n    subcategories: {},',
      '    categories: {},\n    subcategories: { isUnnamed: true },',
      "The state's subcategories stay empty while they are on the page.",
    ),
    subtle(
      lists,
      'if (!hasSettled) return { searchLoading: true',
      'if (!hasSettled) return { searchLoading: false',
      'A search that is under way says that there is nothing.',
    ),
    subtle(
      lists,
      'categories?.error && subcategories?.error ? categories.error.message : null',
      'categories?.error && subcategories?.error ? categories.error.code ?? null : null',
      'The state has no message of a failed search.',
    ),
    subtle(
      lists,
      '  selectedCategoryId: null,\n',
      "  selectedCategoryId: '',\n",
      'A category without an id is chosen before any is.',
    ),
  ],
  'CATSTATE-02': [
    plain(rules, 'list([...all, item])', 'list([item, ...all])', 'A new category comes first.'),
    subtle(
      slice,
      'isSearch ? items : appended(items, data)',
      'isSearch || items.length === 0 ? items : appended(items, data)',
      'The first category of an empty list is missing.',
    ),
    subtle(
      slice,
      'if (data) changeCategories(state, (items, isSearch)',
      'if (data?.slug) changeCategories(state, (items, isSearch)',
      'A new category without a slug is missing.',
    ),
    subtle(
      slice,
      '      : listing,\n  )\n  update(state)',
      '      : listing,\n  )',
      'A new category is on screen only once the list was fetched again.',
    ),
    subtle(
      slice,
      '(isSearch ? items : appended(items, data))',
      '(isSearch ? items : appended(items, data).toSorted((one, other) => one.name.localeCompare(other.name)))',
      "An added category 'Arte' stands first in the list, which is now in alphabetical order, instead of last.",
    ),
  ],
  'CATSTATE-03': [
    plain(slice, 'replaced(items, data)', 'replaced(items, items[0] ?? data)', 'A changed category stays as it was.'),
    subtle(
      slice,
      '(items) => replaced(items, data)',
      '(items, isSearch) => (isSearch ? items : replaced(items, data))',
      'What a search found keeps the old name.',
    ),
    subtle(
      slice,
      'replaced(items, data)',
      'replaced(items, { ...items.find(({ _id }) => _id === data._id), ...data })',
      'A field that was removed from a category stays.',
    ),
    subtle(
      rules,
      'all.map((item) => (item._id === id ? change(item) : item))',
      'all.map((item, at) => (item._id === id && at < all.length - 1 ? change(item) : item))',
      'The last category of the list keeps the old name.',
    ),
    subtle(
      slice,
      'changeCategories(state, (items) => replaced(items, data))',
      'changeCategories(state, (items) =>\n          items.map((one) => (one._id === data._id ? { ...data, subcategories: one.subcategories } : one)),\n        )',
      'After an update the category still has its old subcategories, whatever the answer says.',
    ),
  ],
  'CATSTATE-04': [
    plain(slice, '(items) => removed(items, id)', "(items) => removed(items, '')", 'A deleted category stays.'),
    subtle(
      slice,
      '(items) => removed(items, id)',
      '(items, isSearch) => (isSearch ? items : removed(items, id))',
      'What a search found keeps the deleted category.',
    ),
    subtle(
      rules,
      'return left.length < items.length ? list(left)',
      'return left.length > 0 && left.length < items.length ? list(left)',
      'The only category of a list stays after it was deleted.',
    ),
  ],
  'CATSTATE-05': [
    plain(
      slice,
      "state.isSearching = state.searchTerm !== ''",
      'state.isSearching = false',
      'No search is marked as one.',
    ),
    subtle(
      slice,
      "state.isSearching = state.searchTerm !== ''",
      'state.isSearching = state.searchTerm.length > 1',
      'The search for one letter is not marked as one.',
    ),
    subtle(
      slice,
      'isRoute(routes.categories, path) ?',
      'isRoute(routes.categories, path) && path === routes.categories ?',
      'A search at an address with a slash at its end is not marked as one.',
    ),
    subtle(
      slice,
      '        searchTerm,\n        isSearching,\n',
      '        searchTerm,\n        isSearching: false,\n',
      'The search that stays on screen while another user logs in is not marked any more.',
    ),
  ],
  'CATSTATE-06': [
    plain(
      slice,
      "state.isSearching = state.searchTerm !== ''",
      "state.isSearching ||= state.searchTerm !== ''",
      'Once there was a search, there is one for ever.',
    ),
    subtle(
      slice,
      "state.isSearching = state.searchTerm !== ''",
      "state.isSearching = state.searchTerm !== '' || (state.isSearching && state.searchResults.length > 0)",
      'A search that found something stays marked after it was cleared.',
    ),
    subtle(
      slice,
      "state.isSearching = state.searchTerm !== ''",
      "state.isSearching = state.searchTerm !== '' || (state.isSearching && state.searchLoading)",
      'A search that was cleared before its answer came stays marked.',
    ),
    subtle(
      slice,
      "(query.kerko ?? '').trim()",
      "(query.kerko ?? '')",
      'An address with blanks in the place of a text counts as a search.',
    ),
  ],
  'CATSTATE-07': [
    plain(
      slice,
      'state.selectedCategoryId = categoryId\n',
      'state.selectedCategoryId = categoryId && null\n',
      'No category is marked as chosen, and nothing is kept of it.',
    ),
    subtle(
      slice,
      'state.selectedCategoryId = categoryId\n',
      'state.selectedCategoryId ??= categoryId\n',
      'A second category that is chosen is not marked.',
    ),
    subtle(
      lists,
      '{ ...state.subcategoriesByCategory, [id]:',
      '{ [id]:',
      'The second choice forgets the subcategories of the first.',
    ),
    subtle(
      lists,
      'chosen?.isAnswered && isOf(chosen, subcategoriesOfRequest(id))',
      'chosen?.isAnswered && (isOf(chosen, subcategoriesOfRequest(id)) || chosen.items)',
      'The subcategories of the category before are kept under the newly chosen one.',
    ),
    subtle(
      lists,
      'const isChosen = id && chosen?.isAnswered && isOf(chosen, subcategoriesOfRequest(id))',
      'const isChosen = id && chosen?.isAnswered',
      "When another category is chosen while the list of the one before is still open, the one before's subcategories are stored under the new category's id.",
    ),
  ],
  'CATSTATE-08': [
    plain(slice, '      delete state.subcategoriesByCategory[categoryId]\n', '', 'The subcategories stay in the map.'),
    subtle(
      slice,
      'delete state.subcategoriesByCategory[categoryId]',
      'state.subcategoriesByCategory = {}',
      'The subcategories of all categories go.',
    ),
    subtle(
      slice,
      '      if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null\n',
      '',
      'The cleared category stays chosen.',
    ),
    subtle(
      slice,
      'if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null',
      'state.selectedCategoryId = null',
      'Another category that is chosen is unselected, too.',
    ),
    subtle(
      slice,
      '      delete state.subcategoriesByCategory[categoryId]\n      if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null',
      '      if (state.selectedCategoryId !== categoryId) return\n      delete state.subcategoriesByCategory[categoryId]\n      state.selectedCategoryId = null',
      'Clearing the subcategories of a category that is not the selected one leaves them in the map.',
    ),
  ],
  'CATSTATE-09': [
    plain(
      hook,
      'term ? [subcategoryMatchesRequest(term)] : []',
      'term && categories.isAnswered ? [subcategoryMatchesRequest(term)] : []',
      'The second search waits for the first.',
    ),
    subtle(
      hook,
      'term ? [subcategoryMatchesRequest(term)] : []',
      'term.length > 1 ? [subcategoryMatchesRequest(term)] : []',
      'For one letter only one of the two is sent.',
    ),
    subtle(
      hook,
      'term ? [subcategoryMatchesRequest(term)] : []',
      'term && !categories.error ? [subcategoryMatchesRequest(term)] : []',
      'After the failure of the first the second is dropped.',
    ),
    subtle(
      hook,
      '      categories.retry()\n      subcategories.retry()',
      '      categories.retry()',
      'The retry repeats only one of the two.',
    ),
    subtle(
      hook,
      'term ? [subcategoryMatchesRequest(term)] : []',
      'term && !categories.isBusy ? [subcategoryMatchesRequest(term)] : []',
      'The search for subcategories is sent only after the search for categories was answered.',
    ),
  ],
  'CATSTATE-10': [
    plain(
      lists,
      'list?.isAnswered || list?.error)',
      'list?.isAnswered)',
      'If one of the searches fails, the results never come.',
    ),
    subtle(
      lists,
      'categories?.error && subcategories?.error ? categories.error.message : null',
      'categories?.error ? categories.error.message : null',
      'If the search for categories fails, an error stands beside the subcategories that were found.',
    ),
    subtle(
      lists,
      '[categories, subcategories].every((list) => list?.isAnswered || list?.error)',
      'categories?.isAnswered && (subcategories?.isAnswered || subcategories?.error)',
      'If the search for categories fails, the results never come.',
    ),
    subtle(
      lists,
      '[categories, subcategories].every((list) => list?.isAnswered || list?.error)',
      '(categories?.isAnswered || categories?.error) && subcategories?.isAnswered',
      'If the search for subcategories fails, the results never come.',
    ),
    subtle(
      lists,
      'list?.error ? [] : (list?.items ?? [])',
      'list?.items ?? []',
      'A repeated search that fails still gives what it found before.',
    ),
    subtle(
      lists,
      'searchError: categories?.error && subcategories?.error ? categories.error.message : null,',
      'searchError: categories?.error?.message ?? null,',
      'When only the search for categories fails, an error stands on /kategorite beside the parents of the matching subcategories.',
    ),
  ],
  'CATSTATE-11': [
    plain(
      combined,
      'if (parent && !results.has(parent._id)) results.set',
      'if (parent && results.has(parent._id)) results.set',
      'The parents of matching subcategories are not added.',
    ),
    subtle(
      combined,
      'if (parent && !results.has(parent._id)) results.set',
      'if (parent && !results.has(parent._id) && results.size === matches.length) results.set',
      'Only one parent is added.',
    ),
    subtle(
      combined,
      'return [...results.values()]',
      'return [...matches, ...subcategoryMatches.flatMap((one) => parentOf(one, byId) ?? [])]',
      'A category that matches itself and by a subcategory is listed twice.',
    ),
    subtle(
      combined,
      'known.get(_id) ?? (name ? { _id, name, subcategories: [] } : undefined)',
      'known.get(_id)',
      'A parent that is not among the loaded categories is not added.',
    ),
    subtle(
      combined,
      'return known.get(_id) ?? (name ? { _id, name, subcategories: [] } : undefined)',
      'return known.get(_id)',
      'While the list of all categories is not loaded (or failed), a search that matches a subcategory does not add its parent.',
    ),
  ],
  'CATSTATE-12': [
    plain(
      lists,
      'itemsOf(categories) as Category[],',
      '(categories?.error && subcategories?.error ? known : itemsOf(categories)) as Category[],',
      'A failed search gives all categories.',
    ),
    subtle(
      lists,
      'itemsOf(categories) as Category[],',
      "(categories?.error?.kind === 'network' ? known : itemsOf(categories)) as Category[],",
      'A search without a connection gives all categories.',
    ),
    subtle(
      page,
      'const shown = isSearching ? results : categories',
      'const shown = isSearching && !search.error ? results : categories',
      'Above the failure of a search stand all categories.',
    ),
    subtle(
      selectors,
      'results: isSearching && !searchLoading ?',
      'results: isSearching && !searchLoading && !searchError ?',
      'A search that failed looks as if it were still under way.',
    ),
    subtle(
      lists,
      'searchResults: combinedResults(itemsOf(categories) as Category[], itemsOf(subcategories) as Subcategory[], known),',
      'searchResults:\n      categories?.error && subcategories?.error\n        ? known\n        : combinedResults(itemsOf(categories) as Category[], itemsOf(subcategories) as Subcategory[], known),',
      'When both halves of the search fail, /kategorite shows all categories beside the error instead of none.',
    ),
  ],
  'CATSTATE-13': [
    plain(query, 'if (isLoad) log.error(', 'if (!isLoad) log.error(', 'A failed load of categories is not logged.'),
    subtle(
      query,
      "['categories', 'subcategories'].includes(",
      "['categories'].includes(",
      'A failed load of subcategories is not logged.',
    ),
    subtle(
      query,
      'if (isLoad) log.error(',
      "if (isLoad && error.kind !== 'network') log.error(",
      'A load that fails without a connection is not logged.',
    ),
    subtle(
      query,
      '  return { error, meta: result.meta }',
      '  return isLoad ? { data: { success: true, data: [] }, meta: result.meta } : { error, meta: result.meta }',
      'A failed load is logged and then passed on as an empty list.',
    ),
    subtle(
      query,
      'if (isLoad) log.error',
      "if (isLoad && error.kind !== 'network') log.error",
      'Categories that could not be loaded for want of a connection are not logged.',
    ),
  ],
}
