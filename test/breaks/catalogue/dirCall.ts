// How the statements about the calls of the directory could be false.
import { type Area, plain, subtle } from '../break'

const businesses = 'src/api/generated/businesses.ts'
const categories = 'src/api/generated/categories.ts'
const subcategories = 'src/api/generated/subcategories.ts'
const reviews = 'src/api/generated/reviews.ts'
const bearerRules = 'src/api/generated/bearerRules.ts'
const bearer = 'src/api/bearer.ts'
const transport = 'src/api/transport.ts'
const read = 'src/api/readResponse.ts'
const wire = 'src/api/wire.ts'
const whose = 'listReviewsByUser: (raw, asked) => reviewPage(raw, asked, asked.user_id),'
const categoryRequests = 'src/features/categories/model/categoryRequests.ts'
const categorySlice = 'src/features/categories/model/slice.ts'
const requests = 'src/features/businesses/model/businessRequests.ts'
const addBusiness = 'src/features/businesses/model/addBusiness.ts'
const reviewRequests = 'src/features/reviews/model/reviewRequests.ts'
const reviewSearch = 'src/features/reviews/model/reviewSearch.ts'
const form = 'src/features/reviews/model/reviewForm.ts'

const setHeaders =
  "prepareHeaders: (headers) => {\n    headers.set('accept', 'application/json')\n    headers.set('content-type', 'application/json')\n    if (apiKey) "
const setHeadersBy =
  "prepareHeaders: (headers, { arg }) => {\n    headers.set('accept', 'application/json')\n    headers.set('content-type', 'application/json')\n    "
const ofCategory =
  'url: `/businesses/category/${encodeURIComponent(String(queryArg.id))}`,\n        params: {\n          page: queryArg.page,\n          limit: queryArg.limit,\n          businessName: queryArg.businessName,\n          city: queryArg.city,\n          minRating: queryArg.minRating,'
const ofSubcategory = ofCategory.replace('category', 'subcategory')
const filters = '...requestFromFilters(filters)'
const create = 'method: "POST",\n        body: queryArg.body,'

export const dirCall: Area = {
  'DIRCALL-01': [
    plain(
      transport,
      "if (apiKey) headers.set('x-api-key', apiKey)",
      "if (!apiKey) headers.set('x-api-key', apiKey)",
      'A server that asks for the API key answers no call.',
    ),
    subtle(
      transport,
      setHeaders,
      `${setHeadersBy}if (apiKey && (typeof arg === 'string' || !arg.url.includes('/subcategories'))) `,
      'The calls about subcategories come without the API key.',
    ),
    subtle(
      transport,
      setHeaders,
      `${setHeadersBy}if (apiKey && (typeof arg === 'string' || !(arg.method && arg.url.includes('/categories')))) `,
      'Adding, changing and deleting a category comes without the API key.',
    ),
    subtle(
      transport,
      "if (apiKey) headers.set('x-api-key', apiKey)",
      "if (apiKey && headers.has('authorization')) headers.set('x-api-key', apiKey)",
      'The API key goes only with a token, which the calls about categories never carry.',
    ),
  ],
  'DIRCALL-02': [
    plain(
      read,
      "const mustSayTrue = area === 'categories' || area === 'subcategories'",
      'const mustSayTrue = false',
      'A list of categories that does not say it is a success is shown.',
    ),
    subtle(
      read,
      "const mustSayTrue = area === 'categories' || area === 'subcategories'",
      "const mustSayTrue = area === 'categories'",
      'A list of subcategories that does not say it is a success is shown.',
    ),
    subtle(
      read,
      '(mustSayTrue && success !== true)',
      '(mustSayTrue && !success)',
      "The text 'false' counts as a success.",
    ),
    subtle(
      read,
      "status < 300 ? 'API request failed'",
      "status < 200 ? 'API request failed'",
      'An answer without a message is told with its status 200.',
    ),
    subtle(
      read,
      'message: fromServer ?? fallback,',
      'message: status < 300 ? fallback : (fromServer ?? fallback),',
      'What a server says beside success false is not shown.',
    ),
    subtle(
      read,
      "const fallback = status < 300 ? 'API request failed'",
      "const fallback = status === 200 ? 'API request failed'",
      "A category call that is answered 201 or 204 without success true and without a message fails with 'HTTP error! status: 201' instead of 'API request failed'.",
    ),
  ],
  'DIRCALL-03': [
    plain(categories, '({ url: `/categories` })', '({ url: `/categories/all` })', 'There are no categories.'),
    subtle(
      wire,
      "data: listUnder(wireCategory, raw, 'categories'),",
      "data: list(wireCategory, field(raw, 'categories')),",
      'Categories under `data` are not read.',
    ),
    subtle(
      wire,
      "data: listUnder(wireCategory, raw, 'categories'),",
      "data: listUnder(wireCategory, raw, 'categories').slice(0, -1),",
      'The last category is missing.',
    ),
    subtle(
      wire,
      "data: listUnder(wireCategory, raw, 'categories'),",
      "data: listUnder(wireCategory, raw, 'categories').filter((one) => one.subcategories.length > 0),",
      'Categories without subcategories are missing.',
    ),
  ],
  'DIRCALL-04': [
    plain(
      categories,
      'url: `/categories/subcategories`',
      'url: `/categories/all/subcategories`',
      'The subcategories of all categories are asked for at another address.',
    ),
    subtle(
      wire,
      'listCategorySubcategories: subcategoryList,',
      'listCategorySubcategories: (raw) => ({ ...subcategoryList(raw), data: subcategoryList(raw).data.slice(0, 1) }),',
      'Only the first subcategory of that list is read.',
    ),
    subtle(
      wire,
      'listCategorySubcategories: subcategoryList,',
      "listCategorySubcategories: (raw) => subcategoryList({ subcategories: field(raw, 'subcategories') }),",
      'Subcategories under `data` are not read from that list.',
    ),
  ],
  'DIRCALL-05': [
    plain(
      wire,
      'listSubcategories: subcategoryList,',
      'listSubcategories: (raw) => ({ ...subcategoryList(raw), data: [] }),',
      'No subcategory is ever read from its own list.',
    ),
    subtle(
      wire,
      'listSubcategories: subcategoryList,',
      'listSubcategories: (raw) => ({ ...subcategoryList(raw), data: subcategoryList(raw).data.slice(0, 10) }),',
      'Only the first ten subcategories are read.',
    ),
    subtle(
      wire,
      'listSubcategories: subcategoryList,',
      'listSubcategories: (raw) => ({\n    ...subcategoryList(raw),\n    data: subcategoryList(raw).data.filter(({ categoryId }) => categoryId?.name !== undefined),\n  }),',
      'Subcategories whose category is given by its id alone are missing.',
    ),
    subtle(
      categoryRequests,
      "queryRequest('listSubcategories', undefined)",
      "queryRequest('listCategorySubcategories', undefined)",
      'Another list is asked for, which a server may not have.',
    ),
  ],
  'DIRCALL-06': [
    plain(
      subcategories,
      '`/subcategories/category/${',
      '`/subcategories/${',
      'The subcategories of one category are asked for at another address.',
    ),
    subtle(
      subcategories,
      'encodeURIComponent(String(queryArg.categoryId))',
      'String(queryArg.categoryId)',
      'A category whose id has a slash in it leads to another call.',
    ),
    subtle(
      wire,
      'listSubcategoriesByCategory: subcategoryList,',
      'listSubcategoriesByCategory: (raw) => ({ ...subcategoryList(raw), data: subcategoryList(raw).data.slice(0, -1) }),',
      'The last subcategory of the category is missing.',
    ),
  ],
  'DIRCALL-07': [
    plain(categories, 'q: queryArg.q,', 'query: queryArg.q,', 'A search for categories finds none.'),
    subtle(
      categories,
      'url: `/categories/search`,\n        params: {\n          q: queryArg.q,\n        },',
      'url: `/categories/search?q=${queryArg.q}`,',
      'A text with & in it is searched for up to that sign.',
    ),
    subtle(
      categoryRequests,
      "queryRequest('searchCategories', { q })",
      "queryRequest('searchCategories', { q: encodeURIComponent(q) })",
      'A text with ë in it finds no category, since it is encoded twice.',
    ),
  ],
  'DIRCALL-08': [
    plain(subcategories, 'q: queryArg.q,', 'name: queryArg.q,', 'A search for subcategories finds none.'),
    subtle(
      subcategories,
      'url: `/subcategories/search`,\n        params: {\n          q: queryArg.q,\n        },',
      'url: `/subcategories/search?q=${queryArg.q}`,',
      'A text with # in it is searched for up to that sign.',
    ),
    subtle(
      categoryRequests,
      "queryRequest('searchSubcategories', { q })",
      "queryRequest('searchSubcategories', { q: q.split(' ')[0] ?? q })",
      'Only the first of several words is searched for.',
    ),
    subtle(
      'src/features/categories/ui/useCategorySearch.ts',
      'term ? [subcategoryMatchesRequest(term)] : []',
      'term.length > 1 ? [subcategoryMatchesRequest(term)] : []',
      'A search for one letter never ends.',
    ),
    subtle(
      categoryRequests,
      "queryRequest('searchSubcategories', { q })",
      "queryRequest('searchSubcategories', { q: encodeURIComponent(q) })",
      "A search for 'Shëndet' asks for subcategories with q encoded twice (q=Sh%25C3%25ABndet), so none is found.",
    ),
  ],
  'DIRCALL-09': [
    plain(categories, create, 'method: "POST",', 'A category is added without a name.'),
    subtle(
      categories,
      create,
      'method: "POST",\n        body: { title: queryArg.body.name },',
      'The name is sent under another name.',
    ),
    subtle(
      categories,
      create,
      'method: "POST",\n        body: { name: queryArg.body.name.slice(0, 20) },',
      'The name of a category is cut after twenty letters.',
    ),
  ],
  'DIRCALL-10': [
    plain(categories, 'method: "PUT",', 'method: "POST",', 'A category cannot be changed.'),
    subtle(
      categories,
      'url: `/categories/${encodeURIComponent(String(queryArg.id))}`,\n        method: "PUT",',
      'url: `/categories/${String(queryArg.id)}`,\n        method: "PUT",',
      'A category whose id has a slash in it cannot be changed.',
    ),
    subtle(
      wire,
      "updateCategory: written(wireCategory, 'category'),",
      'updateCategory: (raw) => ({ ...envelope(raw), data: undefined }),',
      'A changed category keeps its former name in the state.',
    ),
  ],
  'DIRCALL-11': [
    plain(categories, 'method: "DELETE",', 'method: "POST",', 'A category cannot be deleted.'),
    subtle(
      categories,
      'url: `/categories/${encodeURIComponent(String(queryArg.id))}`,\n        method: "DELETE",',
      'url: `/categories/${String(queryArg.id)}`,\n        method: "DELETE",',
      'Deleting a category whose id has a slash in it is another call.',
    ),
    subtle(
      categorySlice,
      'changeCategories(state, (items) => removed(items, id))',
      'changeCategories(state, (items, isSearch) => (isSearch ? items : removed(items, id)))',
      'A deleted category stays among search results.',
    ),
  ],
  'DIRCALL-12': [
    plain(
      businesses,
      'url: `/businesses`,\n        params: {',
      'url: `/businesses`,\n        ...{',
      'The list of all businesses is asked for without any parameter.',
    ),
    subtle(
      businesses,
      'limit: queryArg.limit,\n          businessName: queryArg.businessName,\n          category: queryArg.category,',
      'businessName: queryArg.businessName,\n          category: queryArg.category,',
      'The list of all businesses is asked for without a limit, so `npm run pages` sends ten times as many calls.',
    ),
    subtle(
      businesses,
      'page: queryArg.page,\n          limit: queryArg.limit,\n          businessName: queryArg.businessName,\n          category: queryArg.category,',
      'limit: queryArg.limit,\n          businessName: queryArg.businessName,\n          category: queryArg.category,',
      'Every page of the list of all businesses is the first one.',
    ),
    subtle(
      businesses,
      'category: queryArg.category,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n          user_id: queryArg.userId,',
      'city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n          userId: queryArg.userId,',
      'The list of all businesses knows neither category nor user.',
    ),
  ],
  'DIRCALL-13': [
    plain(
      requests,
      "queryRequest(isSubcategory ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', args)",
      "queryRequest('listBusinessesBySubcategory', args)",
      'The page of a category shows no businesses.',
    ),
    subtle(
      businesses,
      ofCategory,
      ofCategory.replace('          page: queryArg.page,\n', ''),
      'Every page of a category is the first one.',
    ),
    subtle(
      businesses,
      ofCategory,
      ofCategory.replace('          minRating: queryArg.minRating,', ''),
      'The stars chosen for a category change nothing.',
    ),
    subtle(
      requests,
      filters,
      '...(isSubcategory ? requestFromFilters(filters) : { ...requestFromFilters(filters), city: undefined })',
      'The city chosen for a category changes nothing.',
    ),
    subtle(
      businesses,
      ofCategory,
      ofCategory.replace('businessName: ', 'name: '),
      'What is searched for in a category changes nothing.',
    ),
    subtle(
      requests,
      filters,
      '...(page > 1 ? {} : requestFromFilters(filters))',
      'From the second page on the filters are forgotten.',
    ),
  ],
  'DIRCALL-14': [
    plain(
      requests,
      "queryRequest(isSubcategory ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', args)",
      "queryRequest('listBusinessesByCategory', args)",
      'The page of a subcategory shows no businesses.',
    ),
    subtle(
      businesses,
      ofSubcategory,
      ofSubcategory.replace('          page: queryArg.page,\n', ''),
      'Every page of a subcategory is the first one.',
    ),
    subtle(
      businesses,
      ofSubcategory,
      ofSubcategory.replace('          limit: queryArg.limit,\n', ''),
      'A server with another default sends other numbers of businesses for a subcategory.',
    ),
    subtle(
      requests,
      filters,
      '...(isSubcategory ? { ...requestFromFilters(filters), sort: undefined } : requestFromFilters(filters))',
      'The order chosen for a subcategory changes nothing.',
    ),
    subtle(
      businesses,
      ofSubcategory,
      ofSubcategory.replace('          city: queryArg.city,\n', ''),
      'The city chosen for a subcategory changes nothing.',
    ),
    subtle(
      requests,
      'const args = { id, page, limit: CATEGORY_PAGE_SIZE,',
      'const args = { id, page, limit: isSubcategory ? undefined : CATEGORY_PAGE_SIZE,',
      "The call GET /businesses/subcategory/{id} of a subcategory's page goes out without limit.",
    ),
  ],
  'DIRCALL-15': [
    plain(
      requests,
      "highest_rated: 'rating_desc',",
      "highest_rated: 'reviews_desc',",
      'The best rated first are those with most comments first.',
    ),
    subtle(
      requests,
      "most_reviews: 'reviews_desc',",
      "most_reviews: 'rating_desc',",
      'Those with most comments first are the best rated first.',
    ),
    subtle(requests, "newest: 'newest',", 'newest: undefined,', 'The newest first are the most relevant first.'),
    subtle(
      requests,
      'sort: sortParameters[sortBy],',
      'sort: search ? undefined : sortParameters[sortBy],',
      'With a text searched for the order is not sent.',
    ),
    subtle(
      requests,
      'sort: sortParameters[sortBy],',
      'sort: search.trim() ? undefined : sortParameters[sortBy],',
      "A visitor who has typed a search text in a category and chooses 'Më të vlerësuarat' gets the unsorted list: no sort is sent.",
    ),
  ],
  'DIRCALL-16': [
    plain(
      requests,
      'most_relevant: undefined,',
      "most_relevant: 'newest',",
      'The most relevant first are the newest first.',
    ),
    subtle(
      requests,
      'sort: sortParameters[sortBy],',
      "sort: sortParameters[sortBy] ?? (location ? 'rating_desc' : undefined),",
      'With a city chosen the most relevant first are the best rated first.',
    ),
    subtle(
      requests,
      `limit: CATEGORY_PAGE_SIZE, ${filters} }`,
      `limit: CATEGORY_PAGE_SIZE, ${filters}, ...(page > 1 && filters.sortBy === 'most_relevant' && { sort: 'newest' as const }) }`,
      'From the second page on the most relevant first are the newest first.',
    ),
    subtle(
      requests,
      `limit: CATEGORY_PAGE_SIZE, ${filters} }`,
      `limit: CATEGORY_PAGE_SIZE, ${filters}, ...(isSubcategory && filters.sortBy === 'most_relevant' && { sort: 'rating_desc' as const }) }`,
      'In a subcategory the most relevant first are the best rated first.',
    ),
  ],
  'DIRCALL-17': [
    plain(
      businesses,
      'url: `/businesses/search`,',
      'url: `/businesses/universal-search`,',
      'The search in names is the search in everything.',
    ),
    subtle(
      businesses,
      'q: queryArg.q,\n          category: queryArg.category,',
      'q: queryArg.q,',
      'The search in names knows no category.',
    ),
    subtle(
      businesses,
      'limit: queryArg.limit,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n          user_id: queryArg.userId,',
      'limit: queryArg.limit,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n          userId: queryArg.userId,',
      'The search in names does not say who asks.',
    ),
    subtle(
      businesses,
      'limit: queryArg.limit,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n          user_id',
      'limit: queryArg.limit,\n          city: queryArg.city,\n          rating: queryArg.minRating,\n          sort: queryArg.sort,\n          user_id',
      'The search in names knows no stars.',
    ),
  ],
  'DIRCALL-18': [
    plain(
      requests,
      "queryRequest('universalSearch', { q, page, limit: SEARCH_LIMIT })",
      "queryRequest('searchBusinesses', { q, page, limit: SEARCH_LIMIT })",
      'A category or city typed into the search finds nothing.',
    ),
    subtle(
      businesses,
      'q: queryArg.q,\n          page: queryArg.page,',
      'q: queryArg.q,',
      'The next page of results is the first one again.',
    ),
    subtle(
      businesses,
      'limit: queryArg.limit,\n          category: queryArg.category,',
      'category: queryArg.category,',
      'The search sends no limit, so it finds ten.',
    ),
    subtle(
      businesses,
      'limit: queryArg.limit,\n          category: queryArg.category,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n          sort: queryArg.sort,\n        },',
      'limit: queryArg.limit,\n          category: queryArg.category,\n          city: queryArg.city,\n          minRating: queryArg.minRating,\n        },',
      'The search in everything has no order.',
    ),
  ],
  'DIRCALL-19': [
    plain(
      businesses,
      'params: {\n          user_id: queryArg.userId,\n        },',
      'params: {},',
      'The server is never told who looks at a business.',
    ),
    subtle(
      requests,
      "queryRequest('getBusiness', { id, userId })",
      "queryRequest('getBusiness', { id, userId: userId ?? '' })",
      'A visitor asks for a business with an empty user.',
    ),
    subtle(
      businesses,
      'params: {\n          user_id: queryArg.userId,\n        },',
      'params: {\n          userId: queryArg.userId,\n        },',
      'The server is told who looks at a business under a name it does not know.',
    ),
    subtle(
      'src/pages/business/Page.tsx',
      'useBusiness(id, userId, !isKnown)',
      'useBusiness(id, undefined, !isKnown)',
      'On its page a business is asked for without the user who is signed in.',
    ),
    subtle(
      'src/pages/writeReview/Page.tsx',
      'useBusiness(id, userId, !isKnown)',
      'useBusiness(id, undefined, !isKnown)',
      "On /koment/{id} a signed-in user's GET /businesses/{id} has no user_id, so hasReviewed is not told there.",
    ),
  ],
  'DIRCALL-20': [
    plain(
      businesses,
      'body: queryArg.newBusiness,',
      'body: { business: queryArg.newBusiness },',
      'No business can be added.',
    ),
    subtle(
      addBusiness,
      'businessName: name.trim(),',
      'businessName: name.trim().toLowerCase(),',
      'The businessName is not the name that was typed.',
    ),
    subtle(
      addBusiness,
      '...(subcategories.length > 0 && {',
      '...(subcategories.length > 1 && {',
      'A single subcategory that was chosen is not sent.',
    ),
    subtle(
      addBusiness,
      'subcategories: [...subcategories] }),',
      'subcategories: subcategories.slice(0, 1) }),',
      'Of several subcategories only the first is sent.',
    ),
    subtle(
      addBusiness,
      '...(subcategories.length > 0 && { subcategories: [...subcategories] }),',
      "subcategories: subcategories.length > 0 ? [...subcategories] : [''],",
      'Without a subcategory an empty one is sent, so the business cannot be added.',
    ),
  ],
  'DIRCALL-21': [
    plain(bearerRules, "  createBusiness: 'optional',\n", '', 'A business is added without the token of the user.'),
    subtle(
      bearerRules,
      "createBusiness: 'optional',",
      "createBusiness: 'required',",
      'Without an access token no business can be added.',
    ),
    subtle(
      bearer,
      'isAccessTokenExpired(accessToken, serverNow()) : isRequired',
      'isAccessTokenExpired(accessToken, serverNow()) : true',
      'With a refresh token alone the session is refreshed, and the API key is not enough.',
    ),
    subtle(
      bearer,
      'const first = await send(args, api.signal, used)',
      'const first = await send(args, api.signal, isRequired ? used : null)',
      'Calls that may carry the token never do at first.',
    ),
  ],
  'DIRCALL-22': [
    plain(businesses, 'method: "PUT",', 'method: "PATCH",', 'A business cannot be changed.'),
    subtle(
      businesses,
      'method: "PUT",\n        body: queryArg.businessChanges,',
      'method: "PUT",',
      'A business is changed without saying what.',
    ),
    subtle(
      wire,
      "updateBusiness: written(wireBusiness, 'business'),",
      'updateBusiness: (raw) => ({ ...envelope(raw), data: undefined }),',
      'A changed business stays as it was in the state.',
    ),
  ],
  'DIRCALL-23': [
    plain(businesses, 'method: "DELETE",', 'method: "POST",', 'A business cannot be deleted.'),
    subtle(
      businesses,
      'url: `/businesses/${encodeURIComponent(String(queryArg.id))}`,\n        method: "DELETE",',
      'url: `/businesses/${String(queryArg.id)}`,\n        method: "DELETE",',
      'Deleting a business whose id has a slash in it is another call.',
    ),
    subtle(
      'src/features/businesses/model/slice.ts',
      'removeEverywhere(state.listings, id)',
      '',
      'A deleted business stays in the lists.',
    ),
  ],
  'DIRCALL-24': [
    plain(
      wire,
      'return { ...envelope(raw), businesses: items, pagination }',
      'return { ...envelope(raw), businesses: items, pagination: { ...pagination, pages: 1 } }',
      'A category has one page of businesses.',
    ),
    subtle(
      wire,
      'return { ...envelope(raw), businesses: items, pagination }',
      'return { ...envelope(raw), businesses: items, pagination: { ...pagination, total: items.length } }',
      'The number of businesses of a category is that of its page.',
    ),
    subtle(
      wire,
      'listBusinessesByCategory: businessPage,',
      "listBusinessesByCategory: (raw, asked) =>\n    businessPage({ businesses: field(raw, 'businesses'), pagination: field(raw, 'pagination') }, asked),",
      'The businesses of a category that are sent under `data` are not shown.',
    ),
    subtle(
      wire,
      'listBusinessesBySubcategory: businessPage,',
      "listBusinessesBySubcategory: (raw, asked) =>\n    businessPage({ businesses: field(raw, 'businesses'), pagination: field(raw, 'pagination') }, asked),",
      'Paging that stands beside the businesses of a subcategory is not read.',
    ),
  ],
  'DIRCALL-25': [
    plain(
      reviews,
      'url: `/reviews`,\n        params: {\n          page: queryArg.page,\n          limit: queryArg.limit,',
      'url: `/reviews`,\n        params: {\n          page: queryArg.page,',
      'Home gets ten of the latest comments.',
    ),
    subtle(
      reviews,
      'url: `/reviews`,\n        params: {\n          page: queryArg.page,',
      'url: `/reviews`,\n        params: {',
      'Every page of the latest comments is the first one.',
    ),
    subtle(
      reviews,
      'url: `/reviews`,\n        params: {\n          page: queryArg.page,\n          limit: queryArg.limit,\n          user_id: queryArg.userId,',
      'url: `/reviews`,\n        params: {\n          page: queryArg.page,\n          limit: queryArg.limit,\n          userId: queryArg.userId,',
      'The call for the latest comments cannot name a user.',
    ),
  ],
  'DIRCALL-26': [
    plain(
      reviews,
      '          approved: queryArg.approved,\n',
      '',
      'The comments of a business are asked for without saying which.',
    ),
    subtle(
      reviews,
      'approved: queryArg.approved,\n          user_id: queryArg.userId,',
      'approved: queryArg.approved,\n          userId: queryArg.userId,',
      'The one-review guard does not find a comment that waits for approval.',
    ),
    subtle(
      reviewRequests,
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId',
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId: page > 1 ? undefined : userId',
      'From the second page on the comments are asked for without the user.',
    ),
    subtle(
      reviews,
      'page: queryArg.page,\n          limit: queryArg.limit,\n          approved',
      'limit: queryArg.limit,\n          approved',
      'Every page of the comments of a business is the first one.',
    ),
    subtle(
      reviews,
      'page: queryArg.page,\n          limit: queryArg.limit,\n          approved',
      'page: queryArg.page,\n          approved',
      'The one-review guard looks through ten comments only.',
    ),
    subtle(
      reviewRequests,
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId })',
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId: page === 1 ? userId : undefined })',
      "From page 2 of a business's comments on, a signed-in user's call carries no user_id.",
    ),
  ],
  'DIRCALL-27': [
    plain(bearerRules, "  listReviewsByUser: 'required',\n", '', 'The own comments are asked for without a token.'),
    subtle(
      bearerRules,
      "listReviewsByUser: 'required',",
      "listReviewsByUser: 'optional',",
      'With a refresh token alone the own comments are asked for without a token.',
    ),
    subtle(
      reviewRequests,
      '{ id: userId, page, limit: DEFAULT_PAGE_SIZE, userId }',
      '{ id: userId, page, limit: 20, userId }',
      'Twenty own comments stand on a page.',
    ),
    subtle(
      reviewRequests,
      '{ id: userId, page, limit: DEFAULT_PAGE_SIZE, userId }',
      '{ id: userId, page, limit: DEFAULT_PAGE_SIZE }',
      'The own comments are asked for without user_id.',
    ),
    subtle(
      'src/api/listings.ts',
      'export const DEFAULT_PAGE_SIZE = 10',
      'export const DEFAULT_PAGE_SIZE = 11',
      'Eleven own comments stand on a page.',
    ),
  ],
  'DIRCALL-28': [
    plain(
      wire,
      whose,
      "listReviewsByUser: (raw, asked) => reviewPage(field(raw, 'result'), asked, asked.user_id),",
      'The list of the own comments is empty.',
    ),
    subtle(
      wire,
      whose,
      "listReviewsByUser: (raw, asked) =>\n    reviewPage({ reviews: field(raw, 'reviews'), pagination: field(raw, 'pagination') }, asked, asked.user_id),",
      'Own comments under `data` are not shown.',
    ),
    subtle(
      wire,
      whose,
      'listReviewsByUser: (raw, asked) => reviewPage({ ...(raw as object), pagination: undefined }, asked, asked.user_id),',
      'The own comments have one page.',
    ),
    subtle(
      wire,
      whose,
      'listReviewsByUser: (raw, asked) => {\n    const page = reviewPage(raw, asked, asked.user_id)\n    return { ...page, pagination: { ...page.pagination, total: page.reviews.length } }\n  },',
      'The number of own comments is that of the page.',
    ),
  ],
  'DIRCALL-29': [
    plain(
      read,
      "message(field(body, 'message')) ?? message(field(body, 'error'))",
      "message(field(body, 'error'))",
      'What the server says of a failure is not read.',
    ),
    subtle(
      read,
      'serverMessage: fromServer,',
      'serverMessage: status < 500 ? fromServer : undefined,',
      'What a server says that is being repaired is not shown.',
    ),
    subtle(
      bearer,
      'return failed(refused(second, args), second)',
      'return failed(unable(401), second)',
      'What the server says of a second refusal of the token is lost.',
    ),
    subtle(
      read,
      'const MESSAGE_LENGTH = 300',
      'const MESSAGE_LENGTH = 30',
      'What the server says is cut after thirty letters.',
    ),
  ],
  'DIRCALL-30': [
    plain(
      reviews,
      '          businessId: queryArg.businessId,\n',
      '',
      'A search in the comments of a business finds those of all.',
    ),
    subtle(reviews, 'dateTo: queryArg.dateTo,', 'dateUntil: queryArg.dateTo,', 'The last day chosen changes nothing.'),
    subtle(
      reviewSearch,
      'rating: rating ?? undefined,',
      'rating: text ? undefined : (rating ?? undefined),',
      'With words searched for, the stars chosen change nothing.',
    ),
    subtle(
      reviewRequests,
      '{ ...requestFromSearch(search), businessId, page, limit: DEFAULT_PAGE_SIZE, userId }',
      '{ ...requestFromSearch(search), businessId, page, limit: DEFAULT_PAGE_SIZE }',
      'The search in comments does not say who asks.',
    ),
    subtle(
      reviews,
      'dateFrom: queryArg.dateFrom,\n          dateTo: queryArg.dateTo,\n          page: queryArg.page,',
      'dateFrom: queryArg.dateFrom,\n          dateTo: queryArg.dateTo,',
      'Every page of what a search in comments finds is the first one.',
    ),
    subtle(
      reviews,
      'dateFrom: queryArg.dateFrom,',
      'dateFrom: queryArg.dateTo ? undefined : queryArg.dateFrom,',
      'With a last day chosen, the first one changes nothing.',
    ),
    subtle(
      reviewSearch,
      'dateTo: dateTo || undefined,',
      'dateTo: (dateFrom && dateTo) || undefined,',
      "A visitor who fills in only 'Deri në datën' gets comments of all days: dateTo is not sent without dateFrom.",
    ),
  ],
  'DIRCALL-31': [
    plain(
      reviews,
      'url: `/reviews/${encodeURIComponent(String(queryArg.id))}`,\n        params: {\n          user_id: queryArg.userId,\n        },',
      'url: `/reviews/${encodeURIComponent(String(queryArg.id))}`,',
      'A single comment is asked for without the user.',
    ),
    subtle(
      reviews,
      'params: {\n          user_id: queryArg.userId,',
      'params: {\n          userId: queryArg.userId,',
      'A single comment is asked for with the user under a name that the server does not know.',
    ),
    subtle(
      reviews,
      'params: {\n          user_id: queryArg.userId,',
      "params: {\n          user_id: queryArg.userId ?? 'authenticated',",
      'A visitor asks for a single comment under a name that is nobody’s.',
    ),
  ],
  'DIRCALL-32': [
    plain(form, '  isApproved: true,', '  isApproved: false as true,', 'A new comment is sent as not approved.'),
    subtle(
      form,
      '  ...(form.experienceDate && { experienceDate: form.experienceDate }),\n',
      '',
      'The day of the experience is not sent with a new comment.',
    ),
    subtle(
      form,
      '  ...(form.orderId && { orderId: form.orderId }),\n',
      '',
      'The order number is not sent with a new comment.',
    ),
    subtle(
      form,
      '...(form.experienceDate && { experienceDate: form.experienceDate }),',
      'experienceDate: form.experienceDate,',
      'A new comment without a day is sent with an empty one, which a server may refuse.',
    ),
    subtle(
      form,
      'comment: form.comment.trim(),\n  title: form.title.trim(),',
      'comment: form.title.trim(),\n  title: form.comment.trim(),',
      'Title and text of a new comment are exchanged.',
    ),
    subtle(
      form,
      'comment: form.comment.trim(),\n  title: form.title.trim(),',
      'comment: form.comment.trim().slice(0, 500),\n  title: form.title.trim(),',
      'A long comment is cut when it is sent.',
    ),
  ],
  'DIRCALL-33': [
    plain(
      reviews,
      'method: "PUT",\n        body: queryArg.reviewChanges,',
      'method: "PUT",',
      'A changed comment is saved as it was.',
    ),
    subtle(
      form,
      '...((form.experienceDate || review.experienceDate) && {',
      '...(form.experienceDate && {',
      'A day that was taken away is there again after saving.',
    ),
    subtle(
      form,
      '  ...((form.orderId || review.orderId) && { orderId: form.orderId }),\n',
      '',
      'The order number is not sent with a changed comment.',
    ),
    subtle(
      form,
      '  rating: form.rating,\n  ...((form.experienceDate',
      '  ...((form.experienceDate',
      'Other stars chosen for a comment are not saved.',
    ),
    subtle(
      form,
      '  title: form.title.trim(),\n  comment: form.comment.trim(),\n  rating',
      '  comment: form.comment.trim(),\n  rating',
      'Another title of a comment is not saved.',
    ),
  ],
  'DIRCALL-34': [
    plain(reviews, 'method: "DELETE",', 'method: "POST",', 'A comment cannot be deleted.'),
    subtle(
      reviews,
      'url: `/reviews/${encodeURIComponent(String(queryArg.id))}`,\n        method: "DELETE",',
      'url: `/reviews/${String(queryArg.id)}`,\n        method: "DELETE",',
      'Deleting a comment whose id has a slash in it is another call.',
    ),
    subtle(
      'src/features/reviews/ui/own/useReviewWrites.ts',
      'const { error } = await dispatch(deleteReview.initiate({ id: review._id }, { track: false }))',
      'const { error } = review.isApproved\n        ? await dispatch(deleteReview.initiate({ id: review._id }, { track: false }))\n        : { error: undefined }',
      'A comment that waits for approval is said to be deleted, and is not.',
    ),
  ],
  'DIRCALL-35': [
    plain(
      read,
      "body: area === 'reviews' ? (isJson ? body : text.slice(0, 2000)) : undefined,",
      'body: undefined,',
      'The body of a failed call about comments is lost, and with it the text for words that are not allowed.',
    ),
    subtle(
      read,
      '(isJson ? body : text.slice(0, 2000))',
      '(isJson ? body : undefined)',
      'A body that is no JSON is lost.',
    ),
    subtle(
      read,
      "typeof code === 'string' || typeof code === 'number' ? String(code) : undefined",
      "typeof code === 'string' ? code : undefined",
      'A code that is a number is lost.',
    ),
    subtle(
      read,
      "body: area === 'reviews' ?",
      "body: area === 'reviews' && status !== 409 ?",
      'The body of a conflict is lost.',
    ),
    subtle(
      read,
      "body: area === 'reviews' ?",
      "body: area === 'reviews' && status >= 300 ?",
      'The body of an answer that says success false with status 200 is lost.',
    ),
    subtle(
      'src/api/bearer.ts',
      'errorOfResponse(response, areaOf(args))',
      'errorOfResponse(response)',
      'The body of a second 401 is lost.',
    ),
    subtle(
      'src/api/contractBaseQuery.ts',
      "...(area === 'reviews' && { body: result.data }), // DIRCALL-35",
      '',
      'The body of an answer without the comment is lost.',
    ),
    subtle(
      read,
      "body: area === 'reviews' ?",
      "body: status >= 400 && area === 'reviews' ?",
      'A review call that is refused with status 200 and success false keeps no response body.',
    ),
  ],
}
