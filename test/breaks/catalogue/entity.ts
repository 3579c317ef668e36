// How the statements about the fields of entities could be false.
import { type Area, plain, subtle } from '../break'

const directory = 'src/api/wire/directory.ts'
const reviews = 'src/api/wire/reviews.ts'
const readers = 'src/api/wire/readers.ts'
const wire = 'src/api/wire.ts'
const tree = 'src/features/categories/model/categoryTree.ts'
const selectors = 'src/features/categories/model/selectors.ts'
const texts = 'src/features/businesses/model/businessTexts.ts'
const read = 'src/api/readResponse.ts'

const authors = "author([at('user'), at('author'), at('userId'), at('authorId'), writer])"
const businesses = "const { items, pagination } = pageUnder(wireBusiness, raw, asked, 'businesses')"
const comments = "pageUnder(read, raw, asked, 'comments', 'reviews')"
const sources = "const sources = [field(data, 'pagination'), field(raw, 'pagination'), data, raw]"

export const entity: Area = {
  'ENTITY-01': [
    plain(
      directory,
      "description: pick(text, one, 'description'),\n      isSubcategory",
      'description: undefined,\n      isSubcategory',
      'No category has a description of its own.',
    ),
    subtle(
      directory,
      "slug: pick(id, one, 'slug'),",
      'slug: undefined,',
      'A category whose slug is not its name is not found at its address.',
    ),
    subtle(
      directory,
      "isSubcategory: pick(flag, one, 'isSubcategory'),",
      'isSubcategory: undefined,',
      'A subcategory among the categories is asked for as a category.',
    ),
    subtle(
      directory,
      "subcategories: list(subcategoryRef, field(raw, 'subcategories')),",
      "subcategories: list(subcategoryRef, field(raw, 'subcategories')).slice(0, -1),",
      'The last subcategory of every category is missing.',
    ),
    subtle(
      directory,
      "isSubcategory: pick(flag, one, 'isSubcategory'),",
      "isSubcategory: pick(flag, one, 'isSubCategory'),",
      'A category that the server marks with isSubcategory loses the mark; its page asks for the businesses of a category.',
    ),
  ],
  'ENTITY-02': [
    plain(
      directory,
      'const one = [raw]\n  const named = namedFields(raw)',
      "const one = [raw]\n  const named = field(raw, '__v') === undefined ? namedFields(raw) : undefined",
      'Categories with a version are not listed.',
    ),
    subtle(
      directory,
      'const one = [raw]\n  const named = namedFields(raw)',
      "const one = [raw]\n  const named = field(raw, '__v') ? undefined : namedFields(raw)",
      'Categories that the server has changed once are not listed.',
    ),
    subtle(
      directory,
      'const fields = namedFields(raw)',
      "const fields = field(raw, '__v') === undefined ? namedFields(raw) : undefined",
      'Subcategories with a version vanish from the card of their category.',
    ),
  ],
  'ENTITY-03': [
    plain(
      tree,
      'byParent.get(category._id)?.filter',
      'byParent.get(category.name)?.filter',
      'No subcategory is put into its category.',
    ),
    subtle(
      tree,
      'const siblings = byParent.get(categoryId._id) ?? []',
      'const siblings: SubcategoryRef[] = []',
      'Of the subcategories that name a category only the last is put into it.',
    ),
    subtle(
      tree,
      'return others.length > 0 ?',
      'return others.length > 0 && category.subcategories.length === 0 ?',
      'A category that came with some of its subcategories lacks the others.',
    ),
    subtle(
      selectors,
      'tree: joined(categories.items, subcategories.items),',
      'tree: joined(categories.items, []),',
      'The pages show only the subcategories that came with the categories.',
    ),
    subtle(
      selectors,
      '],\n  joined,\n)',
      '],\n  (categories) => joined(categories, []),\n)',
      'Found categories show only the subcategories that came with them.',
    ),
    subtle(
      tree,
      'const others = byParent.get(category._id)?.filter(({ _id }) => !own.has(_id)) ?? []',
      'const others = own.size === 0 ? (byParent.get(category._id) ?? []) : []',
      'A category that came with one subcategory of its own lacks all others whose categoryId names it.',
    ),
  ],
  'ENTITY-04': [
    plain(
      directory,
      "categoryId: pick(ref, [raw], 'categoryId'),",
      'categoryId: undefined,',
      'A subcategory does not know its category.',
    ),
    subtle(
      directory,
      "categoryId: pick(ref, [raw], 'categoryId'),",
      "categoryId: pick((value) => ref(field(value, '_id')), [raw], 'categoryId'),",
      'A category that is known from its subcategory alone has no name.',
    ),
    subtle(
      tree,
      'siblings.push({ _id, name, ...(slug && { slug }) })',
      'siblings.push({ _id, name: slug ?? name, ...(slug && { slug }) })',
      'A subcategory that is put into its category is called by its slug.',
    ),
  ],
  'ENTITY-05': [
    plain(
      directory,
      "const _id = pick(id, one, '_id', 'id')",
      "const _id = pick(id, one, '_id')",
      'Businesses that come with `id` are not listed.',
    ),
    subtle(
      directory,
      "const _id = pick(id, one, '_id', 'id')",
      "const _id = pick(string, one, '_id', 'id')",
      'Businesses whose id is a number are not listed.',
    ),
    subtle(
      wire,
      "getBusiness: single(wireBusiness, 'business'),",
      "getBusiness: single((raw) => (field(raw, '_id') ? wireBusiness(raw) : undefined), 'business'),",
      'The page of a business that comes with `id` cannot be loaded.',
    ),
    subtle(
      wire,
      "createBusiness: written(wireBusiness, 'business'),",
      "createBusiness: written((raw) => (field(raw, '_id') ? wireBusiness(raw) : undefined), 'business'),",
      'A new business that comes back with `id` is not opened.',
    ),
  ],
  'ENTITY-06': [
    plain(
      directory,
      "name: pick(name, one, 'name', 'businessName', 'title'),",
      "name: pick(name, one, 'title'),",
      "Every business is called 'Biznesi'.",
    ),
    subtle(
      directory,
      "name: pick(name, one, 'name', 'businessName', 'title'),",
      "name: pick(name, one, 'name', 'businessName'),",
      "A business that has a title only is called 'Biznesi'.",
    ),
    subtle(
      directory,
      "name: pick(name, one, 'name', 'businessName', 'title'),",
      "name: pick(name, one, 'name', 'title'),",
      "A business that has a businessName only is called 'Biznesi'.",
    ),
    subtle(
      directory,
      "name: pick(name, one, 'name', 'businessName', 'title'),",
      "name: pick(name, one, field(raw, 'name') === undefined ? 'businessName' : 'name', 'title'),",
      "A business with an empty name beside its businessName is called 'Biznesi'.",
    ),
  ],
  'ENTITY-07': [
    plain(
      directory,
      "url: pick(text, one, 'url', 'website'),",
      "url: pick(text, one, 'website'),",
      'A business that comes with a url has no link.',
    ),
    subtle(
      directory,
      "url: pick(text, one, 'url', 'website'),",
      "url: pick(text, one, 'url'),",
      'A business that comes with a website has no link.',
    ),
    subtle(
      directory,
      "url: pick(text, one, 'url', 'website'),",
      "url: pick(text, one, field(raw, 'url') === undefined ? 'website' : 'url'),",
      'A business with an empty url beside its website has no link.',
    ),
  ],
  'ENTITY-08': [
    plain(
      directory,
      "phoneNumber: pick(text, one, 'phoneNumber', 'phone'),",
      "phoneNumber: pick(text, one, 'phone'),",
      'A business that comes with a phoneNumber has no telephone.',
    ),
    subtle(
      directory,
      "phoneNumber: pick(text, one, 'phoneNumber', 'phone'),",
      "phoneNumber: pick(text, one, 'phoneNumber'),",
      'A business that comes with a phone has no telephone.',
    ),
    subtle(
      directory,
      "phoneNumber: pick(text, one, 'phoneNumber', 'phone'),",
      "phoneNumber: pick(text, one, field(raw, 'phoneNumber') === undefined ? 'phone' : 'phoneNumber'),",
      'A business with an empty phoneNumber beside its phone has no telephone.',
    ),
    subtle(
      directory,
      "phoneNumber: pick(text, one, 'phoneNumber', 'phone'),",
      "phoneNumber: pick(string, one, 'phoneNumber', 'phone'),",
      'A telephone number sent as a number is missing.',
    ),
  ],
  'ENTITY-09': [
    plain(directory, "category: pick(ref, one, 'category'),", 'category: undefined,', 'No business has a category.'),
    subtle(
      directory,
      'return fields._id !== undefined || fields.name !== undefined ?',
      'return fields._id !== undefined ?',
      'A category of which only the name is known is missing.',
    ),
    subtle(
      directory,
      "_id: id(raw) ?? pick(id, one, '_id', 'id'),",
      "_id: pick(id, one, '_id', 'id'),",
      'A category given by its id alone is missing.',
    ),
    subtle(
      directory,
      "category: pick(ref, one, 'category'),",
      "category: pick((value) => ref(id(value) ?? field(value, '_id')), one, 'category'),",
      'A business does not name its category.',
    ),
    subtle(
      directory,
      'return fields._id !== undefined || fields.name !== undefined ?',
      'return fields._id !== undefined && fields.name !== undefined ?',
      'A business whose category is an object with only a name (or only an id) has no category: no chip on its card.',
    ),
  ],
  'ENTITY-10': [
    plain(directory, "address: pick(text, one, 'address'),", 'address: undefined,', 'No business has an address.'),
    subtle(
      directory,
      "hasReviewed: pick(flag, one, 'hasReviewed'),",
      'hasReviewed: undefined,',
      "What the server knows of the user's own comment is lost.",
    ),
    subtle(
      directory,
      "subcategory: pick(ref, one, 'subcategory'),",
      'subcategory: undefined,',
      'The subcategory of a business is missing.',
    ),
    subtle(
      directory,
      "averageRating: rating(field(raw, 'averageRating')),",
      "averageRating: Math.round(rating(field(raw, 'averageRating'))),",
      'An average of 4.3 is shown as 4.0.',
    ),
    subtle(
      directory,
      "location: pick(text, one, 'location'),",
      'location: undefined,',
      'Of the place of a business only the city is shown.',
    ),
    subtle(directory, "city: pick(text, one, 'city'),", 'city: undefined,', 'Businesses have no city.'),
    subtle(directory, "email: pick(text, one, 'email'),", 'email: undefined,', 'Businesses have no e-mail address.'),
    subtle(
      directory,
      "description: pick(text, one, 'description'),\n    url",
      'description: undefined,\n    url',
      'Businesses have no description.',
    ),
  ],
  'ENTITY-11': [
    plain(
      directory,
      "status: pick(string, one, 'status'),",
      'status: undefined,',
      'Businesses in review and inactive ones look like all others.',
    ),
    subtle(
      texts,
      "status === 'inactive'",
      "status === 'Inactive'",
      'An inactive business looks open, and comments can be written.',
    ),
    subtle(texts, "status === 'in_review'", "status === 'in-review'", 'A business in review looks open.'),
    subtle(
      texts,
      "isInReview(business) ? inReview : isInactive(business) ? 'Joaktiv' : undefined",
      "isInReview(business) ? inReview : business.status && business.status !== 'active' ? 'Joaktiv' : undefined",
      'A business with a status that nobody knows is called inactive.',
    ),
    subtle(
      directory,
      "status: pick(string, one, 'status'),",
      "status: pick((value) => (value === 'in_review' || value === 'inactive' ? value : undefined), one, 'status'),",
      'A status other than the two is not in the state.',
    ),
  ],
  'ENTITY-12': [
    plain(
      directory,
      "one, 'reviewCount', 'totalReviews') ?? 0",
      "one, 'totalReviews') ?? 0",
      'Businesses that come with a reviewCount have no comments.',
    ),
    subtle(
      directory,
      "one, 'reviewCount', 'totalReviews') ?? 0",
      "one, 'reviewCount') ?? 0",
      'Businesses that come with totalReviews have no comments.',
    ),
    subtle(
      directory,
      "pick(integerFrom(0), one, 'reviewCount', 'totalReviews')",
      "pick((value) => (typeof value === 'number' ? value : undefined), one, 'reviewCount', 'totalReviews')",
      'A count sent as a text is none.',
    ),
    subtle(
      directory,
      "pick(integerFrom(0), one, 'reviewCount', 'totalReviews')",
      "pick(integerFrom(0), one, field(raw, 'reviewCount') === undefined ? 'totalReviews' : 'reviewCount')",
      'A reviewCount of null hides totalReviews.',
    ),
  ],
  'ENTITY-13': [
    plain(
      directory,
      "const url = string(raw) ?? pick(string, [raw], 'url')",
      'const url = string(raw)',
      'Photos are missing: a letter stands in their place.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessHeader.tsx',
      'photoUrl={photo?.url}',
      'photoUrl={undefined}',
      'A business has its photo in lists, but not on its own page.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessOption.tsx',
      'photoUrl={business.photo?.url}',
      'photoUrl={undefined}',
      'Search results have no photo.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessCard.tsx',
      'photoUrl={photo?.url}',
      'photoUrl={undefined}',
      'The cards of a category have no photo.',
    ),
  ],
  'ENTITY-14': [
    plain(
      reviews,
      "const _id = pick(id, one, '_id', 'id')",
      "const _id = pick(id, one, '_id')",
      'Comments that come with `id` are not shown.',
    ),
    subtle(
      reviews,
      "const _id = pick(id, one, '_id', 'id')",
      "const _id = pick((value) => (typeof value === 'string' ? id(value) : undefined), one, '_id', 'id')",
      'Comments whose id is a number are not shown.',
    ),
    subtle(
      wire,
      "createReview: written(wireReview, 'review', 'comment'),",
      "createReview: written((raw) => (field(raw, '_id') ? wireReview(raw) : undefined), 'review', 'comment'),",
      'A new comment that comes back with `id` counts as not seen.',
    ),
    subtle(
      wire,
      'const read = (review: unknown) => wireReview(review, asked.approved, writer)',
      "const read = (review: unknown) => (asked.approved && !field(review, '_id') ? undefined : wireReview(review, asked.approved))",
      'The page of a business lacks the comments that come with `id`.',
    ),
  ],
  'ENTITY-15': [
    plain(
      reviews,
      authors,
      "author([at('user'), at('userId'), at('authorId'), writer])",
      'Comments that come with an author are by a deleted user.',
    ),
    subtle(
      reviews,
      "username: pick(name, sources, 'username'),",
      'username: undefined,',
      'An author with a username only is a deleted user.',
    ),
    subtle(
      reviews,
      "pick(id, [source], '_id', 'id')",
      "pick(id, [source], '_id')",
      'An author given with `id` cannot change the own comment.',
    ),
    subtle(
      reviews,
      "email: pick(text, sources, 'email'),",
      'email: undefined,',
      'The e-mail address of an author is not in the state.',
    ),
    subtle(
      reviews,
      authors,
      "author([at('user') ?? at('author'), at('userId'), at('authorId'), writer])",
      'A user without a name hides the name of the author.',
    ),
    subtle(
      reviews,
      "user: author([at('user'), at('author'), at('userId')",
      "user: author([at('user') ?? at('author'), at('userId')",
      "A comment with user as an id and the name in author shows 'Deleted User'.",
    ),
  ],
  'ENTITY-16': [
    plain(
      reviews,
      authors,
      "author([at('user'), at('author'), writer])",
      'Those who are named by userId cannot change their comment.',
    ),
    subtle(
      reviews,
      authors,
      "author([at('user'), at('author'), at('userId'), writer])",
      'Those who are named by authorId cannot change their comment.',
    ),
    subtle(
      reviews,
      authors,
      "author(at('user') || at('author') ? [at('user'), at('author')] : [at('userId'), at('authorId'), writer])",
      'Where the author is given with a name alone, the id beside it is not read.',
    ),
    subtle(
      reviews,
      'if (found !== undefined) return found',
      'if (source !== undefined && source !== null) return found',
      'A comment with user {name} and its id in userId or authorId has no author id: its author sees no edit and delete buttons.',
    ),
  ],
  'ENTITY-17': [
    plain(
      reviews,
      "reviewedBusiness([at('business'), at('businessId')])",
      "reviewedBusiness([at('businessId')])",
      'Comments do not name their business.',
    ),
    subtle(
      reviews,
      "reviewedBusiness([at('business'), at('businessId')])",
      "reviewedBusiness([at('business')])",
      'A comment that comes with a businessId leads nowhere.',
    ),
    subtle(
      reviews,
      "name: pick(name, sources, 'name', 'businessName'),",
      "name: pick(name, sources, 'name'),",
      "A business given with a businessName is called 'Biznesi' on its comments.",
    ),
    subtle(
      reviews,
      "website: pick(text, sources, 'website', 'url'),",
      "website: pick(text, sources, 'url'),",
      'The latest comments do not name the website of the business.',
    ),
    subtle(
      reviews,
      "pick(id, [source], '_id', 'id')",
      "pick(id, [source], '_id')",
      'A comment whose business is {id, name} has no link to the business.',
    ),
  ],
  'ENTITY-18': [
    plain(
      reviews,
      "isApproved: flag(at('isApproved')) ?? isApproved,",
      'isApproved: true,',
      'Comments that wait for approval look published.',
    ),
    subtle(
      readers,
      'Math.min(5, Math.max(0, number(value) ?? 0))',
      'Math.min(10, Math.max(0, number(value) ?? 0))',
      'A comment may have seven stars.',
    ),
    subtle(
      reviews,
      "createdAt: pick(date, one, 'createdAt'),",
      "createdAt: pick(date, one, 'createdAt')?.slice(0, 10),",
      'A comment of five minutes ago is told as one of many hours ago.',
    ),
    subtle(reviews, "title: words(at('title')),", "title: words(at('title')).slice(0, 60),", 'A long title is cut.'),
    subtle(
      reviews,
      "comment: words(at('comment')),",
      "comment: words(at('comment')).slice(0, 500),",
      'A long comment is cut.',
    ),
    subtle(
      reviews,
      "flag(at('isApproved')) ?? isApproved,",
      "Boolean(at('isApproved') ?? isApproved),",
      "A comment whose isApproved is the text 'false' looks published.",
    ),
    subtle(
      reviews,
      "isApproved: flag(at('isApproved')) ?? isApproved,",
      "isApproved: flag(at('isApproved')) || isApproved,",
      "An own comment with isApproved false among a business's comments counts as approved: 'Komenti yt nuk shihet ende nga të tjerët.' is missing.",
    ),
  ],
  'ENTITY-19': [
    plain(
      reviews,
      'if (_id === undefined) return undefined',
      "if (_id === undefined || field(raw, 'experienceDate') === undefined) return undefined",
      'Comments without the day of the experience are not shown.',
    ),
    subtle(
      reviews,
      'if (_id === undefined) return undefined',
      "if (_id === undefined || (field(raw, 'experienceDate') && !field(raw, 'orderId'))) return undefined",
      'Comments with a day, but without an order number, are not shown.',
    ),
    subtle(
      'src/features/reviews/model/reviewForm.ts',
      'const wrongDay = dayProblem(experienceDate)',
      "const wrongDay = experienceDate === '' ? texts.rating : dayProblem(experienceDate)",
      'A comment cannot be sent without the day of the experience.',
    ),
    subtle(
      reviews,
      "orderId: pick(text, one, 'orderId'),",
      "orderId: pick((value) => (typeof value === 'string' ? text(value) : undefined), one, 'orderId'),",
      'An order number sent as a number is not shown.',
    ),
  ],
  'ENTITY-20': [
    plain(
      read,
      'if (!isJson || success === false ||',
      'if (!isJson ||',
      'An answer that says it failed counts as done.',
    ),
    subtle(
      read,
      'if (!isJson || success === false ||',
      'if (!isJson || (success === false && status === 200) ||',
      'An answer with status 201 that says it failed counts as done.',
    ),
    subtle(
      'src/api/wire/account.ts',
      "message: pick(string, dataOrRoot(raw).reverse(), 'message'),",
      "message: pick(string, [field(raw, 'data')], 'message'),",
      'What the server says of a success is not shown.',
    ),
    subtle(
      read,
      "message(field(body, 'message')) ?? message(field(body, 'error'))",
      "message(field(body, 'error')) ?? message(field(body, 'message'))",
      'Where an answer has a message and the name of its error, the name is shown.',
    ),
    subtle(
      read,
      'if (!isJson || success === false ||',
      "if (!isJson || (success === false && field(body, 'data') === undefined) ||",
      'A reply with success false that also has data (even null) counts as a success; its message is not shown.',
    ),
  ],
  'ENTITY-21': [
    plain(
      wire,
      businesses,
      "const { items, pagination } = pageUnder(wireBusiness, { data: field(raw, 'data') }, asked, 'businesses')",
      'Lists under `businesses` are empty.',
    ),
    subtle(
      wire,
      businesses,
      "const { items, pagination } = pageUnder(\n    wireBusiness,\n    { businesses: field(raw, 'businesses'), pagination: field(raw, 'pagination') },\n    asked,\n    'businesses',\n  )",
      'Lists under `data` are empty.',
    ),
    subtle(
      wire,
      'universalSearch: businessPage,',
      "universalSearch: (raw, asked) =>\n    businessPage({ businesses: field(raw, 'businesses'), pagination: field(raw, 'pagination') }, asked),",
      'The search finds nothing where the server sends its results under `data`.',
    ),
    subtle(
      wire,
      "getBusiness: single(wireBusiness, 'business'),",
      "getBusiness: (raw) => single(wireBusiness, 'business')({ business: field(raw, 'business') }),",
      'The page of a business that is sent under `data` cannot be loaded.',
    ),
  ],
  'ENTITY-22': [
    plain(
      wire,
      comments,
      "pageUnder(read, { comments: field(raw, 'comments') }, asked, 'comments')",
      'Comments under `reviews` are not shown.',
    ),
    subtle(wire, comments, "pageUnder(read, raw, asked, 'reviews')", 'Comments under `comments` are not shown.'),
    subtle(
      wire,
      comments,
      "pageUnder(\n    read,\n    { comments: field(raw, 'comments'), reviews: field(raw, 'reviews'), pagination: field(raw, 'pagination') },\n    asked,\n    'comments',\n    'reviews',\n  )",
      'Comments under `data` are not shown.',
    ),
    subtle(
      wire,
      'searchReviews: reviewPage,',
      "searchReviews: (raw, asked) =>\n    reviewPage({ reviews: field(raw, 'reviews'), pagination: field(raw, 'pagination') }, asked),",
      'A search in comments finds nothing where the server sends them under `comments`.',
    ),
  ],
  'ENTITY-23': [
    plain(wire, sources, "const sources = [field(data, 'pagination'), data, raw]", 'Every list has one page.'),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'limit') ?? Math.max(10, shown)",
      'Math.max(10, shown)',
      'With a limit of 5 and without the number of pages the last page cannot be reached.',
    ),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'totalPages', 'pages')",
      "pick(pageFrom1, sources, 'totalPages')",
      'A server that tells the pages, but not the total, has one page.',
    ),
    subtle(
      wire,
      "pick(integerFrom(0), sources, 'totalCount', 'total')",
      "pick(integerFrom(0), sources, 'totalCount')",
      'The number of results is that of the page.',
    ),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'currentPage', 'current', 'page')",
      "pick(pageFrom1, sources, 'currentPage', 'page')",
      'In the state every answer is that of the first page.',
    ),
    subtle(
      wire,
      "const limit = pick(pageFrom1, sources, 'limit') ?? Math.max(10, shown)",
      'const limit = Math.max(10, shown)',
      'A server that pages by limit 5 and tells total 12 but no pages gives 2 pages instead of 3: the last two items cannot be reached.',
    ),
  ],
  'ENTITY-24': [
    plain(
      wire,
      sources,
      "const sources = [field(data, 'pagination'), field(raw, 'pagination')]",
      'Paging that stands beside the list is not read.',
    ),
    subtle(
      wire,
      sources,
      "const sources = [field(data, 'pagination'), field(raw, 'pagination'), data]",
      'Paging that stands beside the list is read only within `data`.',
    ),
    subtle(
      wire,
      "pick(integerFrom(0), sources, 'totalCount', 'total')",
      "pick(integerFrom(0), sources, 'total')",
      'A total sent as totalCount is not read.',
    ),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'totalPages', 'pages')",
      "pick(pageFrom1, sources, 'pages')",
      'A server that tells totalPages, but not the total, has one page.',
    ),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'currentPage', 'current', 'page')",
      "pick(pageFrom1, sources, 'current', 'page')",
      'In the state an answer that tells its currentPage is that of the first page.',
    ),
    subtle(
      wire,
      "pick(pageFrom1, sources, 'currentPage', 'current', 'page')",
      "pick(pageFrom1, sources, 'currentPage', 'current')",
      'In the state an answer that tells its page is that of the first page.',
    ),
    subtle(
      wire,
      "const sources = [field(data, 'pagination'), field(raw, 'pagination'), data, raw]",
      "const sources = [field(data, 'pagination'), field(raw, 'pagination'), raw]",
      'A reply {data: {businesses, totalCount, totalPages, currentPage}} shows only its first page, and the count of that page.',
    ),
  ],
}
