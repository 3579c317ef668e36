// How the statements about the guard of one review could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const guard = 'src/features/reviews/ui/write/OneReviewGuard.tsx'
const check = 'src/features/reviews/ui/write/useOwnReviewCheck.ts'
const own = 'src/features/reviews/model/ownReview.ts'
const selectors = 'src/features/reviews/model/selectors.ts'
const box = 'src/ui/StateBox.tsx'

const isThere = "else if (hasReviewed || isOwnKnown) setVerdict('exists')"
const isClear = "else if (isAnswered || error) setVerdict('clear')"
const wait = '<Spinner label="Duke kontrolluar..." />'
const redirect = 'dispatch(navigationRequested({ to, replace: true }))'
const title = 'title="Ti ke shkruar tashmë një koment"'
const message = 'message="Çdo përdorues mund të shkruajë vetëm një koment për biznes."'
const leading = '<p>Po të dërgojmë në faqen e biznesit...</p>'

export const guardRev: Area = {
  'GUARDREV-01': [
    plain(check, `    ${isThere}\n`, '', 'Who has a comment may write a second one.'),
    subtle(
      check,
      isThere,
      "else if (hasReviewed) setVerdict('exists')",
      'Only what the business says counts, not the comments that were fetched.',
    ),
    subtle(
      selectors,
      'isOwn(review, userId) && (review.business',
      'review.isApproved && isOwn(review, userId) && (review.business',
      'A comment that waits for approval does not count.',
    ),
    subtle(
      check,
      `    ${isThere}\n    ${isClear}\n`,
      "    else setVerdict(hasReviewed || isOwnKnown ? 'exists' : 'clear')\n",
      'The comments of the business are not waited for.',
    ),
    subtle(check, '    if (hasPassed()) void look()\n', '', 'Who signs in in another tab is not checked.'),
    subtle(
      own,
      "queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, userId })",
      "queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, approved: true, userId })",
      'The guard asks for approved comments only, so a user whose comment still waits for approval gets the form again.',
    ),
    subtle(
      selectors,
      '(review.business?._id ?? of) === businessId',
      'review.business?._id === businessId',
      "Where the server's list of a business's comments does not repeat the business in each comment, the guard does not recognise the own one and shows the form.",
    ),
  ],
  'GUARDREV-02': [
    plain(guard, wait, 'null', 'The page is empty meanwhile.'),
    subtle(guard, '"Duke kontrolluar..."', '"Duke kontrolluar…"', 'There is one sign in place of three full stops.'),
    subtle(
      'src/pages/writeReview/Page.tsx',
      'verdict={verdict}>',
      "verdict={verdict === 'checking' ? 'clear' : verdict}>",
      'The form stands there while the comments are being looked through.',
    ),
    subtle(
      'src/pages/writeReview/Page.tsx',
      'if (!business) {',
      "if (!business || verdict === 'checking') {",
      "While the guard checks, the page still says 'Duke ngarkuar biznesin…' and never 'Duke kontrolluar...'.",
    ),
  ],
  'GUARDREV-03': [
    plain(guard, title, 'title="Koment i dyfishtë"', 'The guard says something else.'),
    subtle(guard, title, title.replace('tashmë', 'tashme'), 'The text lacks an ë.'),
    subtle(
      check,
      'if (reviewed === businessId) void look()',
      "if (reviewed === businessId) setVerdict('clear')",
      'Who writes the comment in another tab meanwhile is not told.',
    ),
    subtle(guard, `        ${title}\n`, '', 'The notice has no title.'),
    subtle(
      check,
      "else if (hasReviewed || isOwnKnown) setVerdict('exists')",
      "else if (isOwnKnown || (hasReviewed && isAnswered)) setVerdict('exists')",
      'Where the list of comments cannot be loaded, a user of whom the business says hasReviewed gets the form instead of the notice.',
    ),
  ],
  'GUARDREV-04': [
    plain(guard, `        ${message}\n`, '', 'The guard gives no reason.'),
    subtle(guard, message, message.replace('biznes."', 'biznes"'), 'The text lacks its full stop.'),
    subtle(box, '{message && <p', '{message && !children && <p', 'The reason is missing because there is a way on.'),
    subtle(
      guard,
      'vetëm një koment për biznes.',
      'vetëm një koment për çdo biznes.',
      "The notice reads '... vetëm një koment për çdo biznes.' instead of the specified sentence.",
    ),
  ],
  'GUARDREV-05': [
    plain(guard, `        ${leading}\n`, '', 'Nobody is told that the page will change.'),
    subtle(guard, leading, leading.replace('...', '…'), 'There is one sign in place of three full stops.'),
    subtle(guard, leading, leading.replace('në faqen', 'te faqja'), 'The text has other words.'),
    subtleInBrowser(
      'src/ui/StateBox.module.scss',
      '  margin-block-start: var(--space-2);\n}',
      '  margin-block-start: var(--space-2);\n\n  @media (max-width: 639.98px) {\n    > p {\n      display: none;\n    }\n  }\n}',
      "On a phone the notice lacks 'Po të dërgojmë në faqen e biznesit...'.",
    ),
  ],
  'GUARDREV-06': [
    plain(guard, redirect, 'void to', 'The notice stays.'),
    subtle(guard, redirect, 'dispatch(navigationRequested({ to }))', 'Back leads to the notice again.'),
    subtle(guard, 'const NOTICE_STAYS = 2000', 'const NOTICE_STAYS = 1999', 'The page changes a millisecond early.'),
    subtle(guard, 'const NOTICE_STAYS = 2000', 'const NOTICE_STAYS = 2001', 'The page changes a millisecond late.'),
    subtle(guard, redirect, redirect.replace('{ to,', "{ to: '/',"), 'The page changes to home.'),
    subtle(
      guard,
      'if (window.location.pathname === here)',
      'if (window.location.pathname === `/koment/${businessId}`)',
      'For an id that is encoded in the address, or an address with a slash at its end or in capitals, the notice stays and the redirect never comes.',
    ),
  ],
  'GUARDREV-07': [
    plain(
      guard,
      '<AlreadyReviewed businessId={businessId} userId={userId} /> : children',
      '<AlreadyReviewed businessId={businessId} userId={userId} /> : null',
      'There is no form.',
    ),
    subtle(check, isClear, "else if (isAnswered) setVerdict('clear')", 'A check that fails goes on for ever.'),
    subtle(
      check,
      "    if (!userId) setVerdict('clear')\n    else if (hasReviewed",
      '    if (hasReviewed',
      'Visitors wait for ever.',
    ),
    subtle(
      selectors,
      'isOwn(review, userId) && (review.business',
      'userId !== undefined && review.user !== undefined && (review.business',
      "Anybody's comment keeps the user from writing.",
    ),
    subtle(
      selectors,
      "    if (listing.endpoint === 'listReviews') return false\n",
      '',
      "A user who has deleted the own comment in another tab is still kept from the form, because home's latest comments, which are never fetched again, still hold it.",
    ),
    subtle(
      check,
      "else if (isAnswered || error) setVerdict('clear')",
      "else if (isAnswered || error?.kind === 'network') setVerdict('clear')",
      "When the check is answered with a server error, 'Duke kontrolluar...' stays for ever and the form never comes.",
    ),
  ],
  'GUARDREV-08': [
    plain(
      own,
      'page: 1, limit: MAX_PAGE_SIZE, userId }',
      'page: 1, limit: 10, userId }',
      'Only ten comments are looked at.',
    ),
    subtle(
      'src/api/listings.ts',
      'export const MAX_PAGE_SIZE = 100',
      'export const MAX_PAGE_SIZE = 99',
      'The hundredth comment is not looked at.',
    ),
    subtle(
      'src/api/listings.ts',
      'export const MAX_PAGE_SIZE = 100',
      'export const MAX_PAGE_SIZE = 101',
      'One comment more than specified is asked for.',
    ),
    subtle(own, 'limit: MAX_PAGE_SIZE, userId }', 'limit: MAX_PAGE_SIZE }', 'The request does not name the user.'),
    subtle(own, 'page: 1, limit', 'page: 2, limit', 'The first hundred comments are left out.'),
    subtle(
      own,
      "queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, userId })",
      "queryRequest('listReviewsByBusiness', { id, limit: MAX_PAGE_SIZE, userId })",
      "The guard's request to /reviews/business/{id} has no page parameter.",
    ),
  ],
}
