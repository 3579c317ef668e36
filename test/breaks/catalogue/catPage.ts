// How the statements about the category page's category, filters and loading could be false (CATPAGE-01 to CATPAGE-19).
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/category/Page.tsx'
const head = 'src/pages/category/Head.tsx'
const results = 'src/pages/category/Results.tsx'
const styles = 'src/pages/category/Page.module.scss'
const resolved = 'src/pages/category/resolvedCategory.ts'
const resolve = 'src/pages/category/useResolvedCategory.ts'
const filters = 'src/features/businesses/ui/CategoryFilters.tsx'
const controls = 'src/features/businesses/ui/CategoryFiltersControls.tsx'
const texts = 'src/features/businesses/ui/categoryFilterTexts.ts'
const requests = 'src/features/businesses/model/businessRequests.ts'
const card = 'src/features/businesses/ui/BusinessCard.tsx'
const field = 'src/ui/SearchField.tsx'

const city = `      <TextField
        label="Qyteti"
        isLabelHidden={isBar}
        placeholder="Shkruaj qytetin..."
        value={filters.location}
        onValue={(location) => set({ location })}
        inputProps={{ list: 'cities', autoComplete: 'off', maxLength: 60 }}
      />`
const sort = `      <Select
        label="Rendit sipas"
        isLabelHidden={isBar}
        value={filters.sortBy}
        onValue={(sortBy) => set({ sortBy })}
        options={sorts}
      />`
const onlyIf = (condition: string, element: string) => `{${condition} && (${element})}`

export const catPage: Area = {
  'CATPAGE-01': [
    plain(
      resolve,
      'categoryFromState(state, slug)',
      'categoryFromState(null, slug)',
      'What came with the link is not used: the category is looked up again.',
    ),
    subtle(
      resolved,
      'description: text(value.description),',
      'description: undefined,',
      "The link's description is not used.",
    ),
    subtle(
      resolved,
      'one?.subcategories.some(({ _id }) => _id === category._id)',
      'one?._id === category._id',
      'A subcategory opened by a link does not name its category.',
    ),
    subtle(
      resolved,
      'const name = text(value.name)',
      'const name = text(value.slug) ?? text(value.name)',
      'The heading names the slug of the category that came with the link.',
    ),
    subtle(
      resolve,
      'return found(given && listed.id !== given.id ? given : listed)',
      'return found(listed)',
      'A link from a business leads to another category of the same slug.',
    ),
    subtle(
      resolved,
      'if (!isRecord(state)) return null',
      'if (!isRecord(state) || !Array.isArray(state.allCategories)) return null',
      "A category whose link brought only the category and not the list of all (as a business page's breadcrumbs do) is not taken from the navigation state: it is looked up by its slug first, and not found where the slug is unknown.",
    ),
  ],
  'CATPAGE-02': [
    plain(resolve, ".split('_')", ".split('-')", 'The underscores stay in the name.'),
    subtle(
      resolve,
      '.map((word) => word.charAt(0).toUpperCase() + word.slice(1))',
      '.map((word, at) => (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word))',
      'Only the first word of the name is capitalised.',
    ),
    subtle(resolve, ".join(' ')", ".join('')", 'The name has no spaces.'),
    subtle(resolve, ".split('_')", ".split('_', 2)", 'The name ends after its second word.'),
    subtle(
      resolve,
      'return { category: derived, status,',
      "return { category: { ...derived, name: status === 'missing' ? derived.name : '' }, status,",
      'While the category is looked up, the heading has no name.',
    ),
    subtle(
      resolve,
      '.map((word) => word.charAt(0).toUpperCase() + word.slice(1))',
      '.map((word, at) => (at > 0 && word.length < 3 ? word : word.charAt(0).toUpperCase() + word.slice(1)))',
      "Opened by its address, /kategorite/sherbime_te_tjera is headed 'Bizneset në Sherbime te Tjera': short words after the first stay in lower case.",
    ),
  ],
  'CATPAGE-03': [
    plain(
      head,
      '{category.description}',
      "{category.id === null ? '' : category.description}",
      'A category that is not known has no description.',
    ),
    subtle(
      head,
      '{category.description}',
      "{isLookedUp ? '' : category.description}",
      'There is no description while the category is looked up.',
    ),
    subtle(
      head,
      '{category.description}',
      "{category.id === null && !isLookedUp ? '' : category.description}",
      'The description goes once the look-up has found nothing.',
    ),
    subtle(
      resolved,
      'category.description || genericDescription(isSubcategory)',
      "category.description || (isSubcategory ? genericDescription(isSubcategory) : '')",
      'A category that the look-up finds without a description has none.',
    ),
  ],
  'CATPAGE-04': [
    plain(
      page,
      'id === null ? [] : [categoryRequest({ id, isSubcategory }, filters, page)]',
      '[categoryRequest({ id: id ?? slug, isSubcategory }, filters, page)]',
      'Businesses are asked for by the slug while the id is not known.',
    ),
    subtle(
      page,
      'id === null ? [] : [categoryRequest({ id, isSubcategory }, filters, page)]',
      "id === null && status !== 'missing' ? [] : [categoryRequest({ id: id ?? slug, isSubcategory }, filters, page)]",
      'For a category that does not exist a business call is sent.',
    ),
    subtle(
      page,
      'id === null ? [] : [categoryRequest({ id, isSubcategory }, filters, page)]',
      "id === null && status !== 'failed' ? [] : [categoryRequest({ id: id ?? slug, isSubcategory }, filters, page)]",
      'After the look-up has failed a business call is sent.',
    ),
    subtle(
      'src/pages/category/prefetchCategory.ts',
      'const { id = null, isSubcategory',
      'const { id = slug, isSubcategory',
      'Before the look-up is answered, the page is prefetched with its slug as id.',
    ),
    subtle(
      page,
      'const requests = id === null ? [] : [',
      "const requests = id === null && status === 'loading' ? [] : [",
      'Once the look-up of a slug has found nothing or failed, GET /businesses/category/null is sent.',
    ),
  ],
  'CATPAGE-05': [
    plain(
      requests,
      "isSubcategory ? 'listBusinessesBySubcategory'",
      "isSubcategory ? 'listBusinessesByCategory'",
      'Subcategories load by the call for categories.',
    ),
    subtle(
      resolved,
      'isSubcategory: value.isSubcategory === true,',
      'isSubcategory: false,',
      'A subcategory that came with a link loads by the call for categories.',
    ),
    subtle(
      resolved,
      'isSubcategory: true, subcategories: []',
      'isSubcategory: false, subcategories: []',
      'A subcategory that was looked up loads by the call for categories.',
    ),
    subtle(
      requests,
      "isSubcategory ? 'listBusinessesBySubcategory'",
      "isSubcategory && page === 1 ? 'listBusinessesBySubcategory'",
      'The second page of a subcategory loads by the call for categories.',
    ),
    subtle(
      requests,
      "queryRequest(isSubcategory ? 'listBusinessesBySubcategory'",
      "queryRequest(isSubcategory && !args.businessName ? 'listBusinessesBySubcategory'",
      'As soon as something is typed into the search box of a subcategory, its businesses are asked for under /businesses/category/{subcategory id}.',
    ),
  ],
  'CATPAGE-06': [
    plain(
      requests,
      ": 'listBusinessesByCategory', args)",
      ": 'listBusinessesBySubcategory', args)",
      'Categories load by the call for subcategories.',
    ),
    subtle(
      resolved,
      'category.isSubcategory === true',
      'category.isSubcategory !== false',
      'A category that was looked up, and does not say what it is, loads by the call for subcategories.',
    ),
    subtle(
      resolved,
      'value.isSubcategory === true',
      'value.isSubcategory !== false',
      'A category that came with a link, and does not say what it is, loads by the call for subcategories.',
    ),
    subtle(
      requests,
      'queryRequest(isSubcategory ?',
      "queryRequest(isSubcategory || filters.search !== '' ?",
      'With a search text categories load by the call for subcategories.',
    ),
    subtle(
      requests,
      'queryRequest(isSubcategory ?',
      'queryRequest(isSubcategory || page > 1 ?',
      'The second page of a category loads by the call for subcategories.',
    ),
  ],
  'CATPAGE-07': [
    plain(page, '`Bizneset në ${name}`', '`Biznese: ${name}`', 'Another heading.'),
    subtle(
      page,
      '`Bizneset në ${name}`',
      '`Bizneset në ${isSubcategory ? (category.parent?.name ?? name) : name}`',
      "A subcategory's heading names its category.",
    ),
    subtle(
      head,
      '        {heading}\n',
      '        {isLookedUp ? category.name : heading}\n',
      'While the category is looked up the heading is its name alone.',
    ),
    subtle(
      page,
      '`Bizneset në ${name}`',
      "`Bizneset në ${name.split(' ')[0]}`",
      'The heading names only the first word.',
    ),
  ],
  'CATPAGE-08': [
    plain(
      head,
      "({plural(total, 'biznes', 'biznese')})",
      "({plural(total, 'biznes', 'biznes')})",
      'Twelve are counted in the singular.',
    ),
    subtle(
      head,
      "({plural(total, 'biznes', 'biznese')})",
      "({plural(total, 'biznese', 'biznese')})",
      'Exactly one is counted in the plural.',
    ),
    subtle(head, '{total !== null && (', '{total !== null && total > 0 && (', 'An empty category has no count.'),
    subtle(
      page,
      'isCounted ? list.total : null',
      'isCounted ? list.items.length : null',
      'The count is that of the page shown.',
    ),
    subtle(
      'src/lib/albanianFormat.ts',
      'n === 1 ? one : many',
      'n <= 1 ? one : many',
      'None are counted in the singular.',
    ),
    subtle(
      page,
      'const isCounted = list.isAnswered || list.isPrevious',
      'const isCounted = (list.isAnswered || list.isPrevious) && !isFiltered',
      'With a filter there is no count.',
    ),
    subtle(
      page,
      'total={isCounted ? list.total : null}',
      'total={isCounted ? list.items.length : null}',
      "A category of 23 businesses says '(10 biznese)', and '(3 biznese)' on its last page.",
    ),
  ],
  'CATPAGE-09': [
    plain(filters, '`Kërko biznese në ${name}...`', '`Kërko te ${name}...`', 'Another placeholder.'),
    subtle(
      filters,
      '`Kërko biznese në ${name}...`',
      '`Kërko biznese në ${name}…`',
      'One sign stands in the place of three dots.',
    ),
    subtle(
      filters,
      '`Kërko biznese në ${name}...`',
      "isNarrow ? 'Kërko biznese...' : `Kërko biznese në ${name}...`",
      'On a phone the placeholder does not name the category.',
    ),
  ],
  'CATPAGE-10': [
    plain(field, "{value !== '' && (", '{value.length > 99 && (', 'There is no clear button.'),
    subtle(field, "{value !== '' && (", '{value.length > 1 && (', 'A single letter has no clear button.'),
    subtle(
      field,
      "                onValue('')\n",
      '                onValue(value.slice(0, -1))\n',
      'The clear button takes away one letter.',
    ),
    subtle(
      filters,
      'onValue={(search) => onFilters({ ...filters, search })}',
      'onValue={(search) => onFilters({ ...filters, search: search || filters.search })}',
      'The clear button does nothing on this page.',
    ),
    subtleInBrowser(
      'src/ui/SearchField.module.scss',
      '.clear {\n  display: grid;',
      '.clear {\n  display: none;',
      'The clear button cannot be seen.',
    ),
  ],
  'CATPAGE-11': [
    plain(texts, "'2+': '2+ Yje',", "'2+': '2 yje e lart',", 'A button has another label.'),
    subtle(texts, "all: 'Të gjitha',", "all: 'Të gjithë',", 'The button for all has another label.'),
    subtle(
      controls,
      '{ratingOptions.map((rating) => (',
      '{ratingOptions.slice(0, 3).map((rating) => (',
      'There is no button for two stars.',
    ),
    subtle(
      controls,
      '{ratingOptions.map((rating) => (',
      '{(isBar ? ratingOptions : ratingOptions.slice(1)).map((rating) => (',
      'In the sheet of a phone there is no button for all.',
    ),
    subtle(
      controls,
      'filters.rating === rating ? noFilters.rating : rating })',
      "filters.rating === rating || rating === '3+' ? noFilters.rating : rating })",
      'The button for three stars filters nothing.',
    ),
  ],
  'CATPAGE-12': [
    plain(controls, 'placeholder="Shkruaj qytetin..."', 'placeholder="Qyteti"', 'Another placeholder.'),
    subtle(
      controls,
      'placeholder="Shkruaj qytetin..."',
      'placeholder="Shkruaj qytetin…"',
      'One sign stands in the place of three dots.',
    ),
    subtle(
      controls,
      'placeholder="Shkruaj qytetin..."',
      "placeholder={isBar ? 'Shkruaj qytetin...' : ''}",
      'In the sheet of a phone the field has no placeholder.',
    ),
  ],
  'CATPAGE-13': [
    plain(controls, city, onlyIf('cities.length > 99', city), 'There is no field for the city.'),
    subtle(controls, city, onlyIf('isBar', city), 'In the sheet of a phone there is no field for the city.'),
    subtle(controls, city, onlyIf('!isBar', city), 'Only in the sheet of a phone there is a field for the city.'),
    subtle(
      controls,
      city,
      onlyIf('filters.rating === noFilters.rating', city),
      'Once a rating is chosen the field for the city goes.',
    ),
  ],
  'CATPAGE-14': [
    plain(controls, sort, onlyIf('sorts.length > 9', sort), 'There is no sort menu.'),
    subtle(controls, sort, onlyIf('isBar', sort), 'In the sheet of a phone there is no sort menu.'),
    subtle(
      controls,
      'onValue={(sortBy) => set({ sortBy })}',
      'onValue={() => set({ sortBy: filters.sortBy })}',
      'What is chosen in the sort menu has no effect.',
    ),
    subtle(
      controls,
      sort,
      onlyIf('filters.search === noFilters.search', sort),
      'While something is searched for there is no sort menu.',
    ),
  ],
  'CATPAGE-15': [
    plain(
      page,
      'id !== null && (list.items.length > 0 || isFiltered || list.isPrevious)',
      'id !== null && (list.isAnswered || isFiltered || list.isPrevious)',
      'A category without businesses shows filters.',
    ),
    subtle(
      page,
      'id !== null && (list.items.length > 0 || isFiltered || list.isPrevious)',
      'id !== null && (list.items.length > 0 || (isFiltered && list.isPending) || list.isPrevious)',
      'With filters that find nothing the filters go.',
    ),
    subtle(page, '(list.items.length > 0 ||', '(list.items.length > 1 ||', 'A single result has no filters.'),
    subtle(
      page,
      '(queryFromFilters(draft) || queryFromFilters(filters)) !==',
      "[draft, filters].map((one) => one.search + one.location + (one.rating === '4+' || '')).join('') !==",
      'Three or two stars that find nothing leave no filters.',
    ),
    subtle(
      page,
      '(queryFromFilters(draft) || queryFromFilters(filters)) !==',
      '(queryFromFilters({ ...draft, sortBy: noFilters.sortBy }) || queryFromFilters({ ...filters, sortBy: noFilters.sortBy })) !==',
      'An order chosen in an empty category leaves no filters to take it back.',
    ),
  ],
  'CATPAGE-16': [
    plain(
      results,
      '{businesses.map((business) => (',
      '{businesses.slice(0, 0).map((business) => (',
      'There are no cards.',
    ),
    subtle(
      results,
      '{businesses.map((business) => (',
      '{businesses.slice(0, 9).map((business) => (',
      'The tenth result has no card.',
    ),
    subtle(
      'src/features/businesses/model/businessTexts.ts',
      '  ...businesses.filter((one) => statusText(one)),\n',
      '',
      'Results that are in review or inactive have no cards.',
    ),
    subtle(
      results,
      '<BusinessCard business={business} titled',
      '<BusinessCard business={isBusy ? (businesses[0] ?? business) : business} titled',
      'While new results load all cards show the first business.',
    ),
  ],
  'CATPAGE-17': [
    plain(card, 'to={businessPath(id)}', 'to={businessPath(name)}', 'A card leads to a business that does not exist.'),
    subtle(
      card,
      'to={businessPath(id)}',
      "to={status ? '/kategorite' : businessPath(id)}",
      'The card of a business that is not open does not lead to it.',
    ),
    subtle(
      'src/lib/paths.ts',
      '`/biznes/${encodeURIComponent(businessId)}`',
      '`/biznes/${businessId}`',
      'A business whose id has a slash cannot be opened.',
    ),
    subtleInBrowser(
      'src/features/businesses/ui/BusinessCard.module.scss',
      '  position: relative;\n',
      '  position: static;\n',
      'A press beside the name opens the last business of the list.',
    ),
  ],
  'CATPAGE-18': [
    plain(results, 'Duke ngarkuar bizneset...', 'Po ngarkohet...', 'Another text while the first results load.'),
    subtle(
      results,
      'isPending: list.isPending || isLeaving',
      'isPending: isLeaving',
      'While the first results load it says that there are none.',
    ),
    subtle(
      results,
      'label="Duke ngarkuar bizneset..."',
      "label={page > 1 ? '' : 'Duke ngarkuar bizneset...'}",
      'At the address of a second page nothing is said while it loads.',
    ),
    subtle(
      results,
      'label="Duke ngarkuar bizneset..."',
      "label={hasActiveFilter(filters) ? '' : 'Duke ngarkuar bizneset...'}",
      'After filters that found nothing the next ones load without a word.',
    ),
    subtleInBrowser(
      'src/ui/Spinner.module.scss',
      '.block {\n',
      '.block {\n  visibility: hidden;\n',
      'The text about loading cannot be seen.',
    ),
  ],
  'CATPAGE-19': [
    plain(results, 'Duke përditësuar...', 'Duke ngarkuar...', 'The overlay has another text.'),
    subtle(
      results,
      '{isBusy && (',
      '{isBusy && list.isPrevious && (',
      'Results that are fetched again for the same filters have no overlay.',
    ),
    subtle(
      results,
      '{isBusy && (',
      '{isBusy && !list.isPrevious && (',
      'While results for other filters load there is no overlay.',
    ),
    subtle(
      'src/features/businesses/model/businessLists.ts',
      "    businesses: { keeps: 'items' },",
      "    businesses: { keeps: 'paging' },",
      'The results go while others load, and there is no overlay.',
    ),
    subtleInBrowser(
      styles,
      '.overlay {\n  position: absolute;',
      '.overlay {\n  display: none;',
      'The overlay cannot be seen.',
    ),
  ],
}
