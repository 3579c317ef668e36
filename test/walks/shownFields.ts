// What the pages show of the lists, in the words of the named fields, so that state and screen can be compared.
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { categoryNames } from './directory'
import type { Fields } from './fields'
import {
  addressPage,
  alertsIn,
  all,
  errorIn,
  has,
  isLoading,
  oneOf,
  pagingOf,
  SESSION_ENDED,
  textOf,
  texts,
} from './screen'
import { SHORT_PAGE, type WalkServer } from './server'

/** What the screen does not tell. */
export interface Behind {
  /** The search text of the address as the router last reported it. */
  routed: string
  server: Pick<WalkServer, 'waits' | 'hasFailed'>
}

/** The address's filters, where the page has no controls for them; a search field may be ahead of the router there. */
const filtersOfAddress = (
  { businesses: { filters } }: Fields,
  { routed }: Behind,
): Fields['businesses']['filters'] => ({
  ...filters,
  search: routed,
  location: new URLSearchParams(window.location.search).get('qyteti') ?? '',
})

/** A write's flag is up only while its call, or the refresh of the session that it needs, is under way. */
const isWriting = (flag: boolean, id: OperationId, { server }: Behind) => flag && server.waits(id, 'refreshSession')

/** Only a call that went wrong leaves an error, or the refresh of the session that it needed. */
const failureOf = (error: string | null, id: OperationId, { server }: Behind) =>
  server.hasFailed(id, 'refreshSession') ? error : null

/** The fields of a screen without lists: those of pages that were left stay, a finished search has found nothing. */
const nothingShown = (fields: Fields, behind: Behind): Fields => ({
  businesses: {
    ...fields.businesses,
    searchResults: [],
    loading: { main: false, search: false, add: isWriting(fields.businesses.loading.add, 'createBusiness', behind) },
    errors: { main: null, search: null, add: failureOf(fields.businesses.errors.add, 'createBusiness', behind) },
    filters: filtersOfAddress(fields, behind),
  },
  reviews: {
    ...fields.reviews,
    searchResults: [],
    currentComment: null,
    loading: {
      main: false,
      search: false,
      create: isWriting(fields.reviews.loading.create, 'createReview', behind),
      update: isWriting(fields.reviews.loading.update, 'updateReview', behind),
      delete: isWriting(fields.reviews.loading.delete, 'deleteReview', behind),
    },
    errors: {
      main: null,
      search: null,
      // Until the next form of a review is there; the app itself may refuse to send one (WRITE-26).
      create: fields.reviews.errors.create,
      update: failureOf(fields.reviews.errors.update, 'updateReview', behind),
      delete: failureOf(fields.reviews.errors.delete, 'deleteReview', behind),
    },
  },
  categories: {
    categories: fields.categories.categories,
    searchTerm: '',
    isSearching: false,
    searchResults: [],
    loading: false,
    error: null,
    searchLoading: false,
    searchError: null,
    // No page chooses among a category's subcategories.
    subcategoriesByCategory: {},
    selectedCategoryId: null,
  },
})

type Page = (main: HTMLElement, fields: Fields, shown: Fields, behind: Behind) => void

/** The list below the search field. */
const searchOnHome: Page = (main, { businesses }, shown, { server }) => {
  const box = main.querySelector<HTMLInputElement>('[role=combobox]')
  // A closed list asks for nothing, also where the text came back with the history entry.
  if (!box?.value.trim() || box.getAttribute('aria-expanded') === 'false') return
  const popup = main.querySelector('[role=listbox][aria-label="Rezultatet e kërkimit"]')?.parentElement ?? null
  const names = texts(popup, '[role=listbox] > ul:not([aria-label=Kategori]) > [role=option] > :last-child').map(
    (text) => text.replace(/[,:].*/, ''),
  )
  const isMore = has(popup, 'Duke ngarkuar rezultate të tjera…')
  const error = errorIn(popup, 'Gabim në kërkimin e bizneseve', businesses.errors.search)
  const [, count, total] = /Po shfaqen (\d+) nga (\d+) rezultate/.exec(textOf(popup)) ?? []
  shown.businesses.searchResults = count && Number(count) !== names.length ? [] : names
  // What was found before stays while more is typed, without the words that count it.
  const isUncounted = total === undefined && names.length >= 15 && server.waits('universalSearch')
  shown.businesses.totalCount = isUncounted ? businesses.totalCount : Number(total ?? names.length)
  shown.businesses.totalPages = Math.max(1, Math.ceil(shown.businesses.totalCount / 15))
  const answered = Math.max(1, Math.ceil(names.length / 15))
  const page = isMore || error ? oneOf(businesses.currentPage, [answered + 1, answered]) : answered
  // It is the first page that the text now typed waits for, however many of the last one stand there.
  shown.businesses.currentPage = isUncounted ? 1 : page
  const sign = has(popup, 'Duke kërkuar…') || isMore
  // Categories may be all that is found.
  const isEmpty = !popup?.querySelector('[role=option]')
  shown.businesses.loading.search = isLoading(businesses.loading.search, sign, isEmpty)
  shown.businesses.errors.search = error
}

/** The field also has the failure of the subcategories (CATSTATE-13), of which a page with categories says nothing. */
function errorOfCategories(root: ParentNode | null, names: readonly string[], fields: Fields, behind: Behind) {
  const isSilent = names.length > 0 || behind.server.waits('listCategories')
  return (
    errorIn(root, 'Gabim në ngarkimin e kategorive', fields.categories.error) ??
    (isSilent ? (categoriesBehind(fields, behind).error ?? null) : null)
  )
}

/** The tiles of the categories; fewer than there is room for, so all of them. */
const tilesOnHome: Page = (main, fields, shown, behind) => {
  const section = main.querySelector('section[aria-labelledby=categories]')
  const names = texts(section, 'li a')
  const now = shown.categories
  now.categories = names
  now.loading = isLoading(fields.categories.loading, has(section, 'Duke ngarkuar kategoritë…'), names.length === 0)
  now.error = errorOfCategories(section, names, fields, behind)
}

const home: Page = (main, fields, shown, behind) => {
  searchOnHome(main, fields, shown, behind)
  const latest = main.querySelector('section[aria-labelledby=latest]')
  const [, first = 1, last = 0, count = 0] = /Komentet (\d+)–(\d+) nga (\d+)/.exec(textOf(latest))?.map(Number) ?? []
  const titles = texts(latest, 'article h3')
  const { comments } = fields.reviews
  // The newest is the clipping, too; of all of them four are on screen, and how many there are.
  const newest = texts(main, 'article h2')
  const isWhole =
    comments.length === count &&
    isDeepStrictEqual(newest, comments.slice(0, 1)) &&
    isDeepStrictEqual(comments.slice(first - 1, last), titles)
  shown.reviews.comments = isWhole ? comments : titles
  const itemsPerPage = oneOf(fields.reviews.pagination.itemsPerPage, [10, SHORT_PAGE, 16])
  shown.reviews.pagination = { currentPage: 1, totalPages: 1, totalItems: count, itemsPerPage }
  shown.reviews.loading.main = has(latest, 'Duke ngarkuar komentet...')
  shown.reviews.errors.main = errorIn(latest, 'Gabim në ngarkimin e komenteve', fields.reviews.errors.main)
  tilesOnHome(main, fields, shown, behind)
}

const categories: Page = (main, fields, shown, behind) => {
  const field = main.querySelector<HTMLInputElement>('input')?.value.trim() ?? ''
  const names = texts(main, 'article h2')
  const sign = has(main, 'Duke ngarkuar…')
  const now = shown.categories
  now.searchTerm = field
  now.isSearching = field !== ''
  if (now.isSearching) {
    now.searchResults = names
    now.searchLoading = sign
    // It says no more than that there is nothing, with a way to try again (Q87).
    now.searchError = has(main, 'Provo përsëri') ? (fields.categories.searchError ?? '') : null
    Object.assign(now, categoriesBehind(fields, behind))
  } else {
    now.categories = names
    now.error = errorOfCategories(main, names, fields, behind)
    now.loading = isLoading(fields.categories.loading, sign, names.length === 0)
  }
}

const category: Page = (main, fields, shown, behind) => {
  const title = textOf(main.querySelector('h1'))
  const names = texts(main, 'article h2')
  const { page, pages } = pagingOf(main)
  const sign = has(main, 'Duke ngarkuar bizneset...') || has(main, 'Duke përditësuar...')
  const lookUpError = errorIn(main, 'Gabim në ngarkimin e kategorive', fields.categories.error)
  // Without the link's category the page looks it up among all, and waits for both with one sign.
  const { loading } = fields.categories
  const isLookingUp = sign && loading && !fields.businesses.loading.main
  // Otherwise the list of all stands behind the page, for what the link did not bring.
  Object.assign(shown.categories, categoriesBehind(fields, behind))
  if (lookUpError) shown.categories.error = lookUpError
  // Without a category no list is opened: the one of the page before stays in the state, and no card of it on screen.
  const isMissing = names.length === 0 && has(main, 'Kategoria nuk u gjet')
  if (lookUpError || isLookingUp || isMissing) return
  const now = shown.businesses
  now.businesses = names
  now.currentPage = page
  now.totalCount = Number(/\((\d+) biznese?\)/.exec(title)?.[1] ?? 0)
  // While the last page is awaited in place of one that does not exist, only the heading tells how much there is.
  const isOnlyCounted = sign && names.length === 0 && now.totalCount > 0
  now.totalPages = isOnlyCounted ? Math.ceil(now.totalCount / fields.businesses.pageSize) : pages
  now.loading.main = isLoading(fields.businesses.loading.main, sign, names.length === 0)
  now.errors.main = errorIn(main, 'Gabim në ngarkimin e bizneseve', fields.businesses.errors.main)
  const search = main.querySelector<HTMLInputElement>('input[placeholder^="Kërko biznese"]')
  if (!search) return
  const pressed = texts(main, 'button[aria-pressed=true]')[0] ?? ''
  now.filters = {
    search: search.value.trim(),
    location: main.querySelector<HTMLInputElement>('input[list=cities]')?.value.trim() ?? '',
    rating: /^\d\+/.exec(pressed)?.[0] ?? 'all',
    sortBy: main.querySelector('select')?.value ?? '',
  }
}

/** The titles of the reviews of a list; one that its author is editing stands there as a form. */
const titlesIn = (section: HTMLElement, known: readonly string[]) =>
  all(section, 'li')
    .filter((item) => item.querySelector('article h3') ?? item.querySelector('form'))
    .map((item, at) => {
      const title = item.querySelector('article h3')
      return title ? textOf(title) : (known[at] ?? '')
    })

/** The titles in the order of the state, where the page has put the very same ones into an order of its own. */
function inServersOrder(section: HTMLElement, known: readonly string[]): string[] {
  const titles = titlesIn(section, known)
  const isOwnOrder = (section.querySelector('select')?.value ?? 'newest') !== 'newest'
  return isOwnOrder && isDeepStrictEqual(titles.toSorted(), known.toSorted()) ? [...known] : titles
}

/** The paging of reviews; how many there are is told by a search only. */
function pagingOfReviews(main: HTMLElement, fields: Fields, titles: readonly string[]) {
  const { page, pages } = pagingOf(main)
  const found = /U gjetën? (\d+) koment/.exec(textOf(main))?.[1]
  const { totalItems, itemsPerPage } = fields.reviews.pagination
  const total = found ? Number(found) : pages === 1 && titles.length > 0 ? titles.length : totalItems
  const isShort = [10, SHORT_PAGE].includes(itemsPerPage) && titles.length <= itemsPerPage + 1
  return { currentPage: page, totalPages: pages, totalItems: total, itemsPerPage: isShort ? itemsPerPage : SHORT_PAGE }
}

const business: Page = (main, fields, shown, behind) => {
  const isPending = has(main, 'Duke ngarkuar biznesin…')
  const comments = main.querySelector<HTMLElement>('section[aria-labelledby=comments]')
  // An alert among the comments is theirs alone.
  const error = comments ? null : errorIn(main, 'Gabim në ngarkimin e biznesit', fields.businesses.errors.main)
  const isMissing = textOf(main.querySelector('h1')) === 'Biznesi nuk u gjet'
  const name = isPending || error || isMissing ? null : textOf(main.querySelector('h1'))
  shown.businesses.selectedBusiness = name
  shown.businesses.loading.main = isLoading(fields.businesses.loading.main, isPending, name === null)
  // The page stays while the business is asked for anew, and when that fails; nothing else leaves an error.
  shown.businesses.errors.main = name
    ? failureOf(fields.businesses.errors.main, 'getBusiness', behind)
    : isMissing
      ? (fields.businesses.errors.main ?? '')
      : error
  if (!name) return
  const section = comments ?? main
  const isSearching = /[?&](kerko|yje|nga|deri)=/.test(window.location.search)
  const now = shown.reviews
  const { loading, errors, businessComments, searchResults } = fields.reviews
  const titles = inServersOrder(section, isSearching ? searchResults : businessComments)
  // A range that ends before it begins is not searched for: the field says so, and the paging is of the list behind.
  const isWrongRange = has(section, 'Data e fillimit duhet të jetë para datës së mbarimit.')
  now.pagination = isWrongRange ? fields.reviews.pagination : pagingOfReviews(section, fields, titles)
  if (isSearching) {
    now.searchResults = titles
    now.loading.main = loading.main
    now.loading.search = isLoading(loading.search, has(section, 'Duke kërkuar…'), titles.length === 0)
    now.errors.main = errors.main
    now.errors.search = isWrongRange ? null : errorIn(section, '', errors.search)
    // The list of all stands behind the results.
    now.businessComments = businessComments
  } else {
    now.businessComments = titles
    now.loading.main = isLoading(loading.main, has(section, 'Duke ngarkuar komentet...'), titles.length === 0)
    now.errors.main = errorIn(section, 'Gabim në ngarkimin e komenteve', errors.main)
  }
}

const myReviews: Page = (main, fields, shown, { server }) => {
  const section = main.querySelector<HTMLElement>('section[aria-labelledby=comments]')
  if (!section) return
  const titles = titlesIn(section, fields.reviews.userReviews)
  const { loading, errors } = fields.reviews
  const now = shown.reviews
  now.userReviews = titles
  now.pagination = pagingOfReviews(section, fields, titles)
  // The last comment of a later page is being deleted: the page waits for the one before, which is not asked for yet.
  const isEmptied = titles.length === 0 && addressPage() > 1 && server.waits('deleteReview')
  const sign = has(section, 'Duke ngarkuar komentet...')
  now.loading.main = isLoading(loading.main, sign && (loading.main || !isEmptied), titles.length === 0)
  const alert = textOf(alertsIn(section)[0])
  // In words of its own, except the server's.
  const isOwn = /^(Lista nuk u përditësua|Gabim në lidhje me serverin|Gabim në ngarkimin e komenteve)/.test(alert)
  const isSessions = errors.main === SESSION_ENDED && alert !== ''
  now.errors.main = isOwn || isSessions ? (errors.main ?? alert) : errorIn(section, '', errors.main)
}

/** Without categories on screen a list may stand behind the page: all of them or none, as their requests stand. */
function categoriesBehind({ categories }: Fields, { server }: Behind): Partial<Fields['categories']> {
  const isAsked = server.waits('listCategories', 'listSubcategories')
  const hasFailed = server.hasFailed('listCategories', 'listSubcategories')
  return {
    categories: isDeepStrictEqual(categories.categories, categoryNames) ? categories.categories : [],
    loading: categories.loading && isAsked,
    error: hasFailed ? categories.error : null,
  }
}

/** Choosing what to review: the search, and the form for a business that it does not find. */
const choosing: Page = (main, fields, shown, behind) => {
  searchOnHome(main, fields, shown, behind)
  Object.assign(shown.categories, categoriesBehind(fields, behind))
}

/** The form of a review, with the business that it is about. */
const writing: Page = (main, fields, shown) => {
  const isPending = has(main, 'Duke ngarkuar biznesin…')
  const heading = textOf(main.querySelector('h1'))
  const { loading, errors, selectedBusiness } = fields.businesses
  const error = /^(Biznesi nuk u gjet|Gabim n)/.test(heading) ? (errors.main ?? heading) : null
  const name = /^Shkruaj një koment për (.*)/.exec(heading)?.[1] ?? null
  // The form stays while the business is asked for anew, and when that fails.
  shown.businesses.selectedBusiness = oneOf(selectedBusiness, [name, null])
  shown.businesses.errors.main = name ? errors.main : error
  shown.businesses.loading.main = isLoading(loading.main, isPending, name === null)
  const form = all(main, 'form').find((one) => has(one, 'konfirmon se komenti bazohet'))
  // While it is being sent the last refusal is not said any more.
  if (form && !has(form, 'Duke dërguar...'))
    shown.reviews.errors.create = textOf(form.querySelector('#review-error')) || null
}

const pages: readonly [path: RegExp, page: Page][] = [
  [/^\/$/, home],
  [/^\/kategorite$/, categories],
  [/^\/kategorite\/./, category],
  [/^\/biznes\//, business],
  [/^\/koment$/, choosing],
  [/^\/koment\/./, writing],
  [/^\/komentet-e-mia$/, myReviews],
]

/** An error goes with the next good answer to the same request, whatever the page says. */
function forgiveAnswered({ businesses, reviews, categories }: Fields, { server }: Behind): void {
  const main = ['getBusiness', 'listBusinessesByCategory', 'listBusinessesBySubcategory'] as const
  if (!server.hasFailed(...main)) businesses.errors.main = null
  if (!server.hasFailed('universalSearch')) businesses.errors.search = null
  if (!server.hasFailed('listReviews', 'listReviewsByBusiness', 'listReviewsByUser')) reviews.errors.main = null
  if (!server.hasFailed('searchReviews')) reviews.errors.search = null
  if (!server.hasFailed('listCategories', 'listSubcategories')) categories.error = null
  if (!server.hasFailed('searchCategories', 'searchSubcategories')) categories.searchError = null
}

/** The named fields as the screen has them; `fields` and `behind` tell where the screen leaves something open. */
export function fieldsOnScreen(fields: Fields, behind: Behind): Fields {
  const shown = nothingShown(fields, behind)
  const page = pages.find(([path]) => path.test(window.location.pathname))?.[1]
  const main = document.querySelector('main')
  if (main) page?.(main, fields, shown, behind)
  forgiveAnswered(shown, behind)
  return shown
}
