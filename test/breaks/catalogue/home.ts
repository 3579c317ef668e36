// How the statements about the home page could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/home/Page.tsx'
const search = 'src/features/businesses/ui/BusinessSearch.tsx'
const universal = 'src/features/businesses/ui/useUniversalSearch.ts'
const requests = 'src/features/businesses/model/businessRequests.ts'
const latest = 'src/features/reviews/ui/LatestReviews.tsx'
const latestRequest = 'src/features/reviews/model/reviewRequests.ts'
const card = 'src/features/reviews/ui/LatestReviewCard.tsx'
const texts = 'src/features/reviews/model/reviewTexts.ts'
const narrow = 'src/ui/useMediaQuery.ts'

export const home: Area = {
  'HOME-01': [
    plain(
      page,
      ": 'Po kërkon një biznes që mund ti besosh?'",
      ": 'Po kërkon një biznes të besueshëm?'",
      'Another hero text.',
    ),
    subtle(
      page,
      ": 'Po kërkon një biznes që mund ti besosh?'",
      ": 'Po kërkon një biznes që mund ti besosh'",
      'The hero text without its question mark.',
    ),
    subtle(page, '{CORRECTS_HERO ?', '{tree.length > 0 ?', 'Another hero text as soon as the categories are there.'),
  ],
  'HOME-02': [
    plain(page, '        <Invitation />\n', '', 'No card to add a business.'),
    subtle(
      page,
      '          <LatestReviews now={now} />',
      '          {tree.length === 0 && <LatestReviews now={now} />}',
      'The latest comments go when the categories come.',
    ),
    subtle(
      'src/pages/home/Invitation.tsx',
      'isSignedIn={isSignedIn}',
      'isSignedIn={false}',
      'One who is signed in is sent to the log-in by the card.',
    ),
  ],
  'HOME-03': [
    plain(
      search,
      'const term = typed && paused',
      "const term = typed.length > 2 ? paused : ''",
      'Nothing is searched before the third letter.',
    ),
    subtle(
      search,
      'const term = typed && paused',
      "const term = typed.length > 1 ? paused : ''",
      'One letter finds nothing, two do.',
    ),
    subtle(universal, 'term && isOpen ? pages : 0', 'isOpen ? pages : 0', 'A request is sent for an empty text.'),
    subtle(
      'src/ui/SearchCombobox.tsx',
      "text === '' && suggestions?.texts.length",
      'text.length < 2 && suggestions?.texts.length',
      'A visitor with remembered searches who types one letter sees those searches instead of the results for the letter.',
    ),
  ],
  'HOME-04': [
    plain(
      search,
      'const term = typed && paused',
      'const term = paused',
      'The results stay until the pause is over after the field was emptied.',
    ),
    subtle(search, 'const typed = text.trim()', 'const typed = text', 'Blanks alone are searched for.'),
    subtle(
      universal,
      'if (wanted.term !== term) setWanted',
      'if (term && wanted.term !== term) setWanted',
      'After emptying the field the same text begins with all the pages that had been loaded.',
    ),
    subtle(
      'src/api/createListings.ts',
      'if (!isUnnamed) (state as Record<string, unknown>)[name] = isSingle ? null : noItems',
      "if (!isUnnamed && configOf(name).keeps !== 'items')\n      (state as Record<string, unknown>)[name] = isSingle ? null : noItems",
      'After the field was emptied, businesses.searchResults in the state still holds the last results.',
    ),
  ],
  'HOME-05': [
    plain(search, 'const PAUSE = 300', 'const PAUSE = 0', 'Every key sends a request.'),
    subtle(search, 'const PAUSE = 300', 'const PAUSE = 299', 'The request is sent a millisecond early.'),
    subtle(search, 'const PAUSE = 300', 'const PAUSE = 301', 'The request is sent a millisecond late.'),
  ],
  'HOME-06': [
    plain(requests, 'export const SEARCH_LIMIT = 15', 'export const SEARCH_LIMIT = 10', 'Ten results at most.'),
    subtle(
      requests,
      "queryRequest('universalSearch', { q, page, limit: SEARCH_LIMIT })",
      "queryRequest('universalSearch', { q, page, limit: q.length > 1 ? SEARCH_LIMIT : 20 })",
      'For one letter twenty results are asked for.',
    ),
    subtle(
      requests,
      "queryRequest('universalSearch', { q, page, limit: SEARCH_LIMIT })",
      "queryRequest('universalSearch', { q, page, limit: page > 1 ? 100 : SEARCH_LIMIT })",
      'The second page asks for a hundred results.',
    ),
  ],
  'HOME-07': [
    plain(
      search,
      'results.length >= SEARCH_LIMIT && (',
      'results.length > SEARCH_LIMIT + 99 && (',
      'No way to the other results.',
    ),
    subtle(
      search,
      'results.length >= SEARCH_LIMIT && (',
      'results.length > SEARCH_LIMIT && (',
      'Exactly fifteen results have no footer.',
    ),
    subtle(
      search,
      'results.length >= SEARCH_LIMIT && (',
      'results.length >= SEARCH_LIMIT - 1 && (',
      'Fourteen results have the footer.',
    ),
    subtle(
      universal,
      'items.length >= SEARCH_LIMIT && !isComplete',
      'items.length > SEARCH_LIMIT && !isComplete',
      'The footer of fifteen results has no button.',
    ),
    subtle(
      search,
      'results.length >= SEARCH_LIMIT && (',
      'results.length >= SEARCH_LIMIT && search.total > SEARCH_LIMIT && (',
      'At exactly 15 results the footer below the list is missing.',
    ),
  ],
  'HOME-08': [
    plain(
      page,
      'onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))}',
      'onPick={() => {}}',
      'A result that is picked leads nowhere.',
    ),
    subtle(
      search,
      '              id,\n',
      '              results[0]?._id ?? id,\n',
      'Every result leads to the first one.',
    ),
    subtle(
      search,
      'if (suggested.some(({ path }) => path === id))',
      'if (suggested.length > 0)',
      'A result leads nowhere when categories are suggested besides.',
    ),
    subtle(
      search,
      'if (suggested.some(({ path }) => path === id)) dispatch',
      'if (suggested.length > 0) dispatch',
      'While the text also suggests a category ("kafe"), picking a business stays on / instead of opening /biznes/{id}.',
    ),
  ],
  'HOME-09': [
    plain(
      search,
      "placeholder={isNarrow ? 'Kërko biznese…' : 'Kërko me emër biznesi ose kategori…'}",
      'placeholder="Kërko biznese…"',
      'One placeholder for all widths.',
    ),
    subtle(narrow, '639.98px', '640.98px', 'At 640 px the placeholder still is the one for phones.'),
    subtle(narrow, '639.98px', '638.98px', 'At 639 px the placeholder is the long one already.'),
  ],
  'HOME-10': [
    plain(
      latestRequest,
      'export const LATEST_COUNT = 16',
      'export const LATEST_COUNT = 12',
      'Twelve of the latest comments.',
    ),
    subtle(
      latestRequest,
      "queryRequest('listReviews', { page: 1, limit: LATEST_COUNT })",
      "queryRequest('listReviews', { page: 2, limit: LATEST_COUNT })",
      'The latest comments but sixteen.',
    ),
    subtle(
      'src/api/useListing.ts',
      "forceRefetch = status === 'idle' ||",
      "forceRefetch = status !== 'loading' ||",
      'The latest comments are fetched again at every visit of home.',
    ),
    subtle(
      'src/api/taggedEndpoints.ts',
      'listReviews: { keepUnusedDataFor: KEPT_FOR_GOOD },',
      'listReviews: { providesTags: reviewPage, keepUnusedDataFor: KEPT_FOR_GOOD },',
      'After the visitor has written a comment, home sends GET /reviews again although it has comments.',
    ),
  ],
  'HOME-11': [
    plain(latest, 'const PER_PAGE = 4', 'const PER_PAGE = 8', 'Eight comments a page.'),
    subtle(
      latest,
      'items.slice(first, first + PER_PAGE)',
      'items.slice(first, first + PER_PAGE + (first > 0 ? 1 : 0))',
      'Five comments on every page but the first.',
    ),
    subtle(latest, 'all.slice(0, LATEST_COUNT)', 'all.slice(0, LATEST_COUNT - 1)', 'The last page has three comments.'),
    subtle(
      latest,
      'const shown = items.slice(first, first + PER_PAGE)',
      'const shown = items\n    .slice(first, first + PER_PAGE)\n    .filter(({ business }, at, four) => four.findIndex((one) => one.business?._id === business?._id) === at)',
      'A page of the latest comments with two about one business shows three cards; the other comment is on no page.',
    ),
  ],
  'HOME-12': [
    plain(latest, 'onClick={() => step(1)}', 'onClick={() => step(0)}', 'The arrow leads nowhere.'),
    subtle(
      latest,
      'disabled={first + PER_PAGE >= items.length}',
      'disabled={first + 2 * PER_PAGE >= items.length}',
      'The last page cannot be reached.',
    ),
    subtle(
      latest,
      'onClick={() => step(-1)}',
      'onClick={() => step(-1 - first / PER_PAGE)}',
      'The arrow back leads to the first page at once.',
    ),
    subtle(
      latest,
      'onClick={() => step(1)}',
      'onClick={() => {\n                retry()\n                step(1)\n              }}',
      'Every step asks the server again.',
    ),
    subtle(
      latest,
      'onClick={() => step(-1)}',
      'onClick={() => setPage(0)}',
      'From the third page of the latest comments the previous arrow leads to the first one.',
    ),
  ],
  'HOME-13': [
    plain(card, 'const author = authorName(review)', "const author = 'Anonim'", 'Nobody has a name.'),
    subtle(
      texts,
      "|| 'Deleted User'",
      "|| 'Përdorues i fshirë'",
      'A deleted author has another name than the specified one.',
    ),
    subtle(
      texts,
      "user?.name?.trim() || user?.username?.trim() || 'Deleted User'",
      "user ? user.name?.trim() || user.username?.trim() || '' : 'Deleted User'",
      'An author without a name is nobody.',
    ),
    subtle(
      card,
      '<p className={styles.name}>{author}</p>',
      "<p className={styles.name}>{review.user ? author : ''}</p>",
      'The card of a deleted author names nobody.',
    ),
    subtle(
      texts,
      "user?.username?.trim() || 'Deleted User'",
      "user?.username?.trim() || user?._id || 'Deleted User'",
      'A card of an author known by id alone shows the raw id instead of "Deleted User".',
    ),
  ],
  'HOME-14': [
    plain(card, '<h3 className={styles.title}>{review.title}</h3>', '', 'Cards have no title.'),
    subtle(
      card,
      '{business?.website && <p className={styles.quiet}>{hostOf(business.website)}</p>}',
      '',
      'Cards do not name the website.',
    ),
    subtle(card, '<Avatar name={author} size="small" />', '', 'Cards have no picture of the author.'),
    subtle(
      card,
      '{relativeTime(createdAt, now)}',
      '{formatDate(createdAt)}',
      'Cards have the date, not how long ago it was.',
    ),
    subtle(
      card,
      'roundedRating(review.rating)',
      'Math.floor(review.rating)',
      'A rating of four and a half shows four stars.',
    ),
    subtle(
      card,
      '{relativeTime(createdAt, now)}',
      "{now - Date.parse(createdAt ?? '') > 30 * 86_400_000 ? formatDate(createdAt) : relativeTime(createdAt, now)}",
      'A card older than 30 days shows the date instead of "2 muaj më parë".',
    ),
  ],
  'HOME-15': [
    plain(
      card,
      'to={businessPath(business._id)}',
      'to={businessPath(review._id)}',
      'Cards lead to a business that does not exist.',
    ),
    subtle(
      card,
      'business?._id === undefined ? (',
      'business?._id === undefined || !review.user ? (',
      'The card of a deleted author leads nowhere.',
    ),
    subtleInBrowser(
      'src/ui/Card.module.scss',
      '@include stretched-link(var(--radius-l));',
      '',
      'Only the name on a card leads to its business.',
    ),
    subtleInBrowser(
      'src/features/reviews/ui/LatestReviewCard.module.scss',
      '.text {\n  @include clamp-lines(2);\n',
      '.text {\n  @include clamp-lines(2);\n\n  position: relative;\n  z-index: 1;\n',
      "A click on the comment's text in a card opens nothing: the text lies above the link that covers the card.",
    ),
  ],
  'HOME-16': [
    plain(latest, 'Nuk ka komente të disponueshme', 'Nuk ka komente', 'Another text without comments.'),
    subtle(
      latest,
      '{shown.length === 0 && isAnswered && <p',
      '{shown.length === 0 && <p',
      'The text shows while the comments are being loaded.',
    ),
    subtle(
      latest,
      '{shown.length === 0 && isAnswered && <p',
      '{shown.length === 0 && isAnswered && error && <p',
      'Nothing is said without comments.',
    ),
  ],
}
