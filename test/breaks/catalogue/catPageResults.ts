// How the statements about the category page's outcomes and requests could be false (CATPAGE-20 to CATPAGE-40).
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/category/Page.tsx'
const head = 'src/pages/category/Head.tsx'
const results = 'src/pages/category/Results.tsx'
const nothing = 'src/pages/category/NoResults.tsx'
const problem = 'src/pages/category/CategoryProblem.tsx'
const resolve = 'src/pages/category/useResolvedCategory.ts'
const inUrl = 'src/pages/category/useFilters.ts'
const chips = 'src/features/businesses/ui/CategoryFiltersChips.tsx'
const sheet = 'src/features/businesses/ui/CategoryFiltersSheet.tsx'
const controls = 'src/features/businesses/ui/CategoryFiltersControls.tsx'
const filters = 'src/features/businesses/model/filters.ts'
const requests = 'src/features/businesses/model/businessRequests.ts'
const cities = 'src/features/businesses/model/cities.ts'
const pagination = 'src/ui/PaginationWithEnds.tsx'

const add = `        <ButtonLink to={routes.chooseBusiness} variant={isFiltered ? 'outline' : 'primary'}>
          Shto një biznes
        </ButtonLink>`

export const catPageResults: Area = {
  'CATPAGE-20': [
    plain(
      results,
      'title="Gabim në ngarkimin e bizneseve"',
      'title="Gabim në ngarkimin e kategorisë"',
      'The error has another title.',
    ),
    subtle(
      results,
      'message={error.message}',
      'message={error.serverMessage}',
      'Where the server gave no words, the error has no message.',
    ),
    subtle(
      'src/ui/ListContent.tsx',
      '  if (error) return failed(error)\n  return isPending ? pending : empty',
      '  if (isPending) return pending\n  return error ? failed(error) : empty',
      'A second page that fails looks as if it were still loading.',
    ),
    subtle(
      results,
      'list={{ ...list, isPending: list.isPending || isLeaving }}',
      'list={{ ...list, error: hasActiveFilter(filters) ? null : list.error, isPending: list.isPending || isLeaving }}',
      'Filtered results that fail look as if there were none.',
    ),
    subtle(
      results,
      'title="Gabim në ngarkimin e bizneseve" message={error.message}',
      'title="Gabim në ngarkimin e bizneseve" message={error.serverMessage}',
      'Without a connection, or when the server sends no words of its own, the error has a title but no message.',
    ),
  ],
  'CATPAGE-21': [
    plain(
      results,
      '<Button onClick={retry}>Provo Përsëri</Button>',
      '<Button onClick={() => onPage(1)}>Provo Përsëri</Button>',
      'The button on the first page retries nothing.',
    ),
    subtle(
      results,
      '<Button onClick={retry}>Provo Përsëri</Button>',
      '<Button onClick={retry}>Provo përsëri</Button>',
      'The button has a small letter.',
    ),
    subtle(
      results,
      '<Button onClick={retry}>Provo Përsëri</Button>',
      "{error.kind !== 'network' && <Button onClick={retry}>Provo Përsëri</Button>}",
      'Without a connection there is no button.',
    ),
    subtle(
      'src/api/useListing.ts',
      "list.selectListing(getState(), request).status === 'failed')",
      "list.selectListing(getState(), request).error?.kind === 'network')\n      if (failed.length === 0 && view.error) return",
      'After an error of the server the button retries nothing.',
    ),
  ],
  'CATPAGE-22': [
    plain(
      nothing,
      "title={search ? 'Nuk u gjetën rezultate'",
      "title={search && !isFiltered ? 'Nuk u gjetën rezultate'",
      'A search without results has the title of an empty category.',
    ),
    subtle(
      nothing,
      "title={search ? 'Nuk u gjetën rezultate'",
      "title={search ? 'Nuk u gjeten rezultate'",
      'The title lacks its ë.',
    ),
    subtle(
      nothing,
      "title={search ? 'Nuk u gjetën rezultate'",
      "title={search.length > 1 ? 'Nuk u gjetën rezultate'",
      'The search for one letter has the title of an empty category.',
    ),
    subtle(
      results,
      'search={filters.search}',
      "search={filters.rating === 'all' ? filters.search : ''}",
      'With a rating besides, the search has the title of an empty category.',
    ),
  ],
  'CATPAGE-23': [
    plain(
      nothing,
      'Nuk u gjetën biznese që përputhen me "${search}".',
      'Nuk u gjetën biznese që përputhen me kërkimin.',
      'The text does not name what was searched for.',
    ),
    subtle(nothing, 'me "${search}".', 'me "${search.toLowerCase()}".', 'The text names the search in small letters.'),
    subtle(nothing, 'me "${search}".', 'me “${search}”.', 'The quotation marks are other ones.'),
    subtle(
      nothing,
      'message={search ?',
      'message={search.length > 1 ?',
      'The search for one letter is told to change the filters.',
    ),
    subtle(
      results,
      'search={filters.search}',
      "search={filters.search.split(' ')[0] ?? ''}",
      'Of two words searched for, the text names the first.',
    ),
  ],
  'CATPAGE-24': [
    plain(nothing, ": 'Nuk u gjetën biznese'}", ": 'Asnjë biznes'}", 'Another title without businesses.'),
    subtle(
      nothing,
      ": 'Nuk u gjetën biznese'}",
      ": isFiltered ? 'Nuk u gjetën rezultate' : 'Nuk u gjetën biznese'}",
      'With filters the title is that of a search.',
    ),
    subtle(
      results,
      'empty={<NoResults',
      'empty={!hasActiveFilter(filters) && filters.sortBy === noFilters.sortBy ? null : <NoResults',
      'An empty category says nothing.',
    ),
    subtle(
      results,
      'search={filters.search}',
      'search={filters.search || filters.location}',
      'With a city alone the title is that of a search.',
    ),
  ],
  'CATPAGE-25': [
    plain(
      nothing,
      'Provo të ndryshosh filtrat për më shumë rezultate.',
      'Ndrysho filtrat.',
      'Another text with filters.',
    ),
    subtle(
      results,
      'isFiltered={hasActiveFilter(filters)}',
      "isFiltered={hasActiveFilter({ ...filters, location: '' })}",
      'With a city alone it says that the category is empty.',
    ),
    subtle(
      results,
      'isFiltered={hasActiveFilter(filters)}',
      "isFiltered={hasActiveFilter({ ...filters, rating: 'all' })}",
      'With a rating alone it says that the category is empty.',
    ),
    subtle(
      'src/features/businesses/model/filterRequests.ts',
      'rating !== noFilters.rating\n',
      "(rating === '4+' || rating === '3+')\n",
      'With two stars alone it says that the category is empty.',
    ),
    subtle(
      'src/features/businesses/model/filterRequests.ts',
      'search !== noFilters.search || location !== noFilters.location || rating !== noFilters.rating',
      'search !== noFilters.search || rating !== noFilters.rating',
      "With a city alone as filter and nothing found, the page says 'Bëhu i pari që shton një biznes në këtë kategori!' instead of advising to change the filters.",
    ),
  ],
  'CATPAGE-26': [
    plain(
      nothing,
      'Bëhu i pari që shton një biznes në këtë kategori!',
      'Shto një biznes në këtë kategori!',
      'Another text in an empty category.',
    ),
    subtle(
      nothing,
      'Bëhu i pari që shton një biznes në këtë kategori!',
      'Bëhu i pari që shton një biznes në këtë kategori.',
      'The text lacks its exclamation mark.',
    ),
    subtle(
      results,
      'isFiltered={hasActiveFilter(filters)}',
      'isFiltered={hasActiveFilter(filters) || filters.sortBy !== noFilters.sortBy}',
      'With an order alone an empty category is told to change the filters.',
    ),
  ],
  'CATPAGE-27': [
    plain(chips, 'onFilters(noFilters)', 'onFilters(filters)', 'The button clears nothing.'),
    subtle(
      chips,
      'onFilters(noFilters)',
      'onFilters({ ...noFilters, search: filters.search })',
      'The button leaves the search text.',
    ),
    subtle(
      sheet,
      'onFilters(noFilters)',
      'onFilters({ ...noFilters, location: filters.location })',
      'In the sheet of a phone the button leaves the city.',
    ),
    subtle(
      page,
      'setDraft(noFilters)',
      'setDraft({ ...noFilters, sortBy: draft.sortBy })',
      'The button below no results leaves the order.',
    ),
    subtle(
      'src/lib/wording.ts',
      'export const CORRECTS_CLEAR_FILTERS: boolean = false',
      'export const CORRECTS_CLEAR_FILTERS: boolean = true',
      "The button says 'të gjithë'.",
    ),
  ],
  'CATPAGE-28': [
    plain(nothing, 'to={routes.chooseBusiness}', 'to={routes.home}', 'The button leads home.'),
    subtle(
      nothing,
      add,
      `        {!isFiltered && (
          <ButtonLink to={routes.chooseBusiness} variant={isFiltered ? 'outline' : 'primary'}>
            Shto një biznes
          </ButtonLink>
        )}`,
      'With filters the button is missing.',
    ),
    subtle(
      nothing,
      'to={routes.chooseBusiness}',
      'to={search ? routes.categories : routes.chooseBusiness}',
      'After a search the button leads to the categories.',
    ),
    subtle(nothing, '          Shto një biznes\n', '          Shto biznes\n', 'The button is called otherwise.'),
  ],
  'CATPAGE-29': [
    plain(
      problem,
      'title="Kategoria nuk u gjet"',
      'title="Kategoria nuk ekziston"',
      'Another title for a category that does not exist.',
    ),
    subtle(
      problem,
      'to={routes.categories}>Shiko Kategoritë',
      'to={routes.home}>Shiko Kategoritë',
      'The link to the categories leads home.',
    ),
    subtle(problem, 'Shiko Kategoritë', 'Shiko kategoritë', 'The link has a small letter.'),
    subtle(
      resolve,
      'outcome(failure, isAnswered && subcategories.isAnswered)',
      'outcome(failure, isAnswered)',
      'A subcategory is said not to exist until the subcategories have come.',
    ),
    subtle(
      resolve,
      'outcome(failure, isAnswered && subcategories.isAnswered)',
      'outcome(failure, categories.length > 0 && isAnswered && subcategories.isAnswered)',
      'In a directory without categories the page loads for ever.',
    ),
  ],
  'CATPAGE-30': [
    plain(
      head,
      '<Link to={routes.categories} className={styles.back}>',
      '<Link to={routes.home} className={styles.back}>',
      'The way back leads home.',
    ),
    subtle(
      head,
      '<Link to={routes.categories} className={styles.back}>',
      '<Link to={category.parent ? categoryPath(category.parent) : routes.categories} className={styles.back}>',
      'From a subcategory the way back leads to its category.',
    ),
    subtle(head, 'Kthehu te Kategoritë', 'Kthehu te kategoritë', 'The way back has a small letter.'),
    subtleInBrowser(
      'src/pages/category/Page.module.scss',
      '.back {\n  display: inline-flex;',
      '.back {\n  display: none;',
      'The way back cannot be seen.',
    ),
  ],
  'CATPAGE-31': [
    plain(pagination, 'if (pages <= 1) return null', 'if (pages < 1) return null', 'A single page has a pagination.'),
    subtle(pagination, 'if (pages <= 1) return null', 'if (pages <= 2) return null', 'Two pages have no pagination.'),
    subtle(
      pagination,
      'if (pages <= 1) return null',
      'if (pages <= 1 || (isNarrow && pages <= 3)) return null',
      'On a phone three pages have no pagination.',
    ),
    subtle(
      results,
      'pages={pages} onPage={onPage}',
      'pages={isBusy ? 1 : pages} onPage={onPage}',
      'The pagination goes while another page loads.',
    ),
  ],
  'CATPAGE-32': [
    plain(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      'const wanted = queryFromFilters(trimmed(next), page)',
      'Other filters keep the page number.',
    ),
    subtle(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      'const wanted = queryFromFilters(trimmed(next), next.sortBy === filters.sortBy ? 1 : page)',
      'Another order keeps the page number.',
    ),
    subtle(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      'const wanted = queryFromFilters(trimmed(next), next.location === filters.location ? 1 : page)',
      'Another city keeps the page number.',
    ),
    subtle(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      'const wanted = queryFromFilters(trimmed(next), next.rating === filters.rating ? 1 : page)',
      'Another rating keeps the page number.',
    ),
    subtle(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      'const wanted = queryFromFilters(trimmed(next), next.search === filters.search ? 1 : page)',
      'Another search text keeps the page number.',
    ),
    subtle(
      inUrl,
      'const wanted = queryFromFilters(trimmed(next))',
      "const wanted = queryFromFilters(trimmed(next), next.rating === 'all' && filters.rating !== 'all' ? page : 1)",
      'Back to all ratings keeps the page number.',
    ),
  ],
  'CATPAGE-33': [
    plain(inUrl, 'const PAUSE = 300', 'const PAUSE = 0', 'Every key reloads the results.'),
    subtle(inUrl, 'const PAUSE = 300', 'const PAUSE = 299', 'The results reload a millisecond early.'),
    subtle(inUrl, 'const PAUSE = 300', 'const PAUSE = 301', 'The results reload a millisecond late.'),
    subtle(
      'src/ui/useUrlDraft.ts',
      '  }, [wanted, address, pause])',
      '  }, [wanted === address, address, pause])',
      'The pause counts from the first key of a word and not from the last.',
    ),
  ],
  'CATPAGE-34': [
    plain(
      requests,
      'businessName: search.trim() || undefined,\n    city: location.trim() || undefined,',
      'businessName: search || undefined,\n    city: location || undefined,',
      'From an address with blanks around city and search, the blanks are sent.',
    ),
    subtle(
      requests,
      'city: location.trim() || undefined',
      'city: location || undefined',
      'From an address with blanks around the city, the blanks are sent.',
    ),
    subtle(
      requests,
      'businessName: search.trim() || undefined',
      'businessName: search || undefined',
      'From an address with blanks around the search, the blanks are sent.',
    ),
    subtle(
      requests,
      'businessName: search.trim() || undefined',
      'businessName: search.trimStart() || undefined',
      'From an address with blanks behind the search, the blanks are sent.',
    ),
  ],
  'CATPAGE-35': [
    plain(
      requests,
      'Number.parseInt(rating, 10)',
      'Number.parseInt(rating, 10) + 1',
      'Every rating sends a number that is one too large.',
    ),
    subtle(
      requests,
      "rating === 'all' ? undefined :",
      "rating === 'all' || rating === '2+' ? undefined :",
      'Two stars send no number.',
    ),
    subtle(
      requests,
      'Number.parseInt(rating, 10)',
      "(rating === '3+' ? 4 : Number.parseInt(rating, 10))",
      'Three stars send four.',
    ),
    subtle(
      filters,
      'ratingOptions.find((option)',
      'ratingOptions.slice(0, 3).find((option)',
      'Two stars do not arrive in the address, and send nothing.',
    ),
    subtle(
      requests,
      'Number.parseInt(rating, 10)',
      "Math.max(sortBy === 'highest_rated' ? 3 : 0, Number.parseInt(rating, 10))",
      'Two stars with the best first send three.',
    ),
  ],
  'CATPAGE-36': [
    plain(requests, "rating === 'all' ? undefined :", "rating === 'all' ? 0 :", 'All ratings send a zero.'),
    subtle(
      requests,
      "rating === 'all' ? undefined :",
      "rating === 'all' ? (search ? 1 : undefined) :",
      'With a search text all ratings send a one.',
    ),
    subtle(
      requests,
      "rating === 'all' ? undefined :",
      "rating === 'all' ? (sortBy === 'highest_rated' ? 1 : undefined) :",
      'With the best first all ratings send a one.',
    ),
    subtle(
      requests,
      '...requestFromFilters(filters) }',
      "...requestFromFilters(filters), ...(page > 1 && filters.rating === 'all' && { minRating: 1 }) }",
      'From the second page on all ratings send a one.',
    ),
  ],
  'CATPAGE-37': [
    plain(
      filters,
      "rating: 'all', sortBy: 'most_relevant' }",
      "rating: 'all', sortBy: 'newest' }",
      'The newest come first at the beginning.',
    ),
    subtle(
      filters,
      'sortBy: sortBy ?? noFilters.sortBy,',
      "sortBy: sortBy ?? 'highest_rated',",
      'An address without an order means the best first.',
    ),
    subtle(
      filters,
      'location: query.qyteti ?? noFilters.location,',
      'location: noFilters.location,',
      'The city of an address is not in the filters.',
    ),
    subtle(
      'src/features/businesses/model/slice.ts',
      'state.filters = filtersFromQuery(payload.query)',
      'state.filters = { ...filtersFromQuery(payload.query), location: state.filters.location }',
      'The city never is in the state.',
    ),
    subtle(
      'src/features/businesses/model/filterRequests.ts',
      "if (location) query.push(['qyteti', location])",
      "if (location && !search) query.push(['qyteti', location])",
      'Beside a search text the city is lost.',
    ),
  ],
  'CATPAGE-38': [
    plain(cities, "  'Vorë',\n] as const", "  'Vorë',\n].slice(0, 20)", 'The list has twenty cities.'),
    subtle(controls, '{cities.map((city) => (', '{cities.slice(1).map((city) => (', 'The first city is not suggested.'),
    subtle(cities, "  'Tiranë',\n", "  'Tirana',\n", 'The capital is suggested by another form of its name.'),
    subtle(
      controls,
      'const sorts = sortOptions.map(',
      'const sorts = sortOptions.slice(0, 3).map(',
      'The newest first cannot be chosen.',
    ),
    subtle(
      filters,
      "['all', '4+', '3+', '2+'] as const",
      "['all', '2+', '3+', '4+'] as const",
      'The ratings stand in another order.',
    ),
  ],
  'CATPAGE-39': [
    plain(requests, 'most_relevant: undefined,', "most_relevant: 'newest',", 'The most relevant first sends an order.'),
    subtle(
      requests,
      'sort: sortParameters[sortBy],',
      "sort: sortParameters[sortBy] ?? (search ? 'newest' : undefined),",
      'With a search text the most relevant first sends an order.',
    ),
    subtle(
      controls,
      'sortOptions.map((value) => ({ value, label: sortTexts[value] }))',
      "sortOptions.filter((value) => value !== 'most_relevant').map((value) => ({ value, label: sortTexts[value] }))",
      'The most relevant first cannot be chosen again.',
    ),
    subtle(
      requests,
      'sort: sortParameters[sortBy],',
      "sort: sortBy === 'most_relevant' && rating === '4+' ? 'newest' : sortParameters[sortBy],",
      'With four stars the most relevant first sends an order.',
    ),
  ],
  'CATPAGE-40': [
    plain(
      requests,
      'const CATEGORY_PAGE_SIZE = 10',
      'const CATEGORY_PAGE_SIZE = 12',
      'Twelve businesses a page are asked for.',
    ),
    subtle(
      requests,
      'const CATEGORY_PAGE_SIZE = 10',
      'const CATEGORY_PAGE_SIZE = 9',
      'Nine businesses a page are asked for.',
    ),
    subtle(
      requests,
      'limit: CATEGORY_PAGE_SIZE',
      'limit: isSubcategory ? 15 : CATEGORY_PAGE_SIZE',
      'Fifteen businesses of a subcategory are asked for.',
    ),
    subtle(
      requests,
      'limit: CATEGORY_PAGE_SIZE',
      'limit: page > 1 ? 20 : CATEGORY_PAGE_SIZE',
      'From the second page on twenty businesses are asked for.',
    ),
  ],
}
