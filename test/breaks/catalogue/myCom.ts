// How the statements about the own comments could be false.
import { type Area, plain, subtle } from '../break'

const pages = 'src/app/pages.tsx'
const guard = 'src/app/guards/SignedInOnly.tsx'
const section = 'src/pages/myReviews/OwnReviewsSection.tsx'
const stats = 'src/features/reviews/ui/own/MyReviewStats.tsx'
const list = 'src/features/reviews/ui/own/MyReviews.tsx'
const card = 'src/features/reviews/ui/own/MyReviewCard.tsx'
const own = 'src/features/reviews/ui/own/OwnReview.tsx'
const editor = 'src/features/reviews/ui/own/ReviewEditor.tsx'
const rules = 'src/features/reviews/model/reviewForm.ts'
const requests = 'src/features/reviews/model/reviewRequests.ts'
const wording = 'src/lib/wording.ts'

const badge = "{isApproved ? 'I publikuar' : 'Në pritje'}"
const cards = '{reviews.map((review, at) => ('
const newComment = `          <ButtonLink to={routes.chooseBusiness} variant="outline">
            Shto koment të ri
          </ButtonLink>`
const pagination = '<Pagination page={page} pages={list.pages} onPage={toPage} isPending={isPending} />'
const request = '{ id: userId, page, limit: DEFAULT_PAGE_SIZE, userId }'
const checks = 'validate: editProblems[page],'

export const myCom: Area = {
  'MYCOM-01': [
    plain(
      pages,
      "    guard: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),\n",
      '',
      'A visitor is not led to the log-in.',
    ),
    subtle(
      pages,
      "'Hyr për të parë komentet e tua.'",
      "'Hyr për të parë profilin tënd.'",
      'The log-in speaks of the profile.',
    ),
    subtle(
      guard,
      'from: pathname + search + hash',
      'from: pathname',
      'After the log-in the first page of the comments opens, whichever was wanted.',
    ),
    subtle(
      guard,
      'state={{ from: pathname + search + hash, message }}',
      'state={{ from: pathname + search + hash }}',
      'The log-in does not say why one is there.',
    ),
  ],
  'MYCOM-02': [
    plain(section, '      <MyReviewStats userId={userId} shown={list} />\n', '', 'There are no cards.'),
    subtle(
      wording,
      'CORRECTS_STATS: boolean = false',
      'CORRECTS_STATS: boolean = true',
      "The first card is called 'Komente gjithsej'.",
    ),
    subtle(stats, ": 'Biznese të Komentuara'", ": 'Biznese të komentuara'", 'The third card has a small letter.'),
    subtle(
      stats,
      '  return (\n    <div className={styles.summary}>',
      '  if (total === 0) return null\n  return (\n    <div className={styles.summary}>',
      'Who has not written a comment sees no cards.',
    ),
    subtle(
      stats,
      '  const isFigure = value !== undefined',
      '  if (value === 0) return null\n  const isFigure = value !== undefined',
      "A user without comments sees only the card of the average: 'Komente Total' and 'Biznese të Komentuara' are missing.",
    ),
  ],
  'MYCOM-03': [
    plain(
      section,
      '          <MyReviews list={{ ...list, isPending }} onRetry={list.retry} />\n',
      '',
      'The comments are not listed.',
    ),
    subtle(list, cards, '{reviews.slice(0, 9).map((review, at) => (', 'Of ten comments the last is missing.'),
    subtle(
      list,
      cards,
      '{reviews.filter(({ isApproved }) => isApproved).map((review, at) => (',
      'Comments that wait for approval are missing.',
    ),
    subtle(
      list,
      cards,
      '{reviews.filter(({ business }) => business).map((review, at) => (',
      'Comments on businesses that are gone are missing.',
    ),
    subtle(
      list,
      '{reviews.map((review, at) => (',
      '{reviews.filter(({ business }) => business?._id).map((review, at) => (',
      'Own comments on businesses that were deleted are not listed.',
    ),
  ],
  'MYCOM-04': [
    plain(card, badge, "{'Në pritje'}", "Published comments are called 'Në pritje'."),
    subtle(card, "'I publikuar'", "'Publikuar'", 'The badge has another word.'),
    subtle(
      card,
      badge,
      "{isApproved && business ? 'I publikuar' : 'Në pritje'}",
      "A published comment on a business that is gone is called 'Në pritje'.",
    ),
  ],
  'MYCOM-05': [
    plain(card, badge, "{isApproved ? 'I publikuar' : ''}", 'Comments that wait have an empty badge.'),
    subtle(card, "'Në pritje'}", "'Ne pritje'}", 'The badge lacks its ë.'),
    subtle(
      'src/api/wire/reviews.ts',
      "isApproved: flag(at('isApproved')) ?? isApproved,",
      "isApproved: flag(at('isApproved')) ?? true,",
      'A comment of which the server does not say whether it is approved is called published.',
    ),
    subtle(
      'src/api/wire/reviews.ts',
      "isApproved: flag(at('isApproved')) ?? isApproved,",
      "isApproved: at('isApproved') ? true : isApproved,",
      "A comment whose isApproved is the text 'false' is called published.",
    ),
    subtle(
      'src/api/wire.ts',
      'reviewPage(raw, asked, asked.user_id)',
      'reviewPage(raw, { ...asked, approved: true }, asked.user_id)',
      "An own comment of which the server does not say whether it is approved has the badge 'I publikuar'.",
    ),
  ],
  'MYCOM-06': [
    plain(
      card,
      '<Link to={businessPath(business._id)}',
      '<Link to={businessPath(review._id)}',
      'The link leads to a business that does not exist.',
    ),
    subtle(
      card,
      '{business?._id ? (',
      '{business?._id && isApproved ? (',
      'Comments that wait for approval have no link.',
    ),
    subtle(
      card,
      '            Shiko biznesin\n',
      '            Shiko Biznesin\n',
      'The link has a capital in its second word.',
    ),
    subtle(
      card,
      '<Link to={businessPath(business._id)}',
      '<Link to={`/biznes/${business._id}`}',
      'The link of a business whose id holds a slash leads nowhere.',
    ),
  ],
  'MYCOM-07': [
    plain(card, '        {actions}\n', '', 'No comment can be edited or deleted.'),
    subtle(
      card,
      '        {actions}\n',
      '        {isApproved && actions}\n',
      'Comments that wait for approval cannot be edited or deleted.',
    ),
    subtle(
      own,
      'const actions = isChangeable(review, own.userId) && (',
      'const actions = isChangeable(review, own.userId) && review.business && (',
      'Comments on businesses that are gone cannot be edited or deleted.',
    ),
    subtle(
      own,
      'onDelete={() => own.offerDeletion(review, next)}',
      'onDelete={() => next && own.offerDeletion(review, next)}',
      'The only comment cannot be deleted.',
    ),
    subtle(
      'src/api/wire.ts',
      'reviewPage(raw, asked, asked.user_id)',
      'reviewPage(raw, asked)',
      'Own comments that the server lists without naming their author have neither edit nor delete.',
    ),
  ],
  'MYCOM-08': [
    plain(
      section,
      newComment,
      newComment.replace('routes.chooseBusiness', 'routes.categories'),
      'The link leads to the categories.',
    ),
    subtle(
      section,
      newComment,
      newComment.replace('Shto koment të ri', 'Shto një koment të ri'),
      'The link has another text.',
    ),
    subtle(section, newComment, `{list.total > 0 && (${newComment})}`, 'Who has no comments has no such link.'),
  ],
  'MYCOM-09': [
    plain(
      list,
      'title="Nuk ke shkruar ende komente"',
      'title="Nuk ka komente ende"',
      'The empty list says something else.',
    ),
    subtle(list, 'Shkruaj komentin e parë', 'Shkruaj komentin e parë!', 'The link has an exclamation mark.'),
    subtle(
      list,
      '      list={list}\n',
      '      list={{ ...list, isPending: list.isPending || list.total === 0 }}\n',
      'Without comments the list is being loaded for ever.',
    ),
    subtle(
      list,
      '<ButtonLink to={routes.chooseBusiness}>Shkruaj komentin e parë</ButtonLink>',
      '{list.isPending && <ButtonLink to={routes.chooseBusiness}>Shkruaj komentin e parë</ButtonLink>}',
      'The empty list has no link to write a comment.',
    ),
  ],
  'MYCOM-10': [
    plain(
      list,
      '          <Spinner label="Duke ngarkuar komentet..." />\n',
      '',
      'Nothing says that the comments are being loaded.',
    ),
    subtle(
      list,
      '"Duke ngarkuar komentet..."',
      '"Duke ngarkuar komentet…"',
      'There is one sign in place of three full stops.',
    ),
    subtle(
      list,
      '<Spinner label="Duke ngarkuar komentet..." />',
      '{list.page === 1 && <Spinner label="Duke ngarkuar komentet..." />}',
      'Nothing is said while the second page is being loaded.',
    ),
    subtle(
      'src/features/reviews/model/reviewLists.ts',
      "userReviews: { keeps: 'paging' },",
      "userReviews: { keeps: 'items' },",
      "While another page of own comments loads, the former ones stay and 'Duke ngarkuar komentet...' is not shown.",
    ),
  ],
  'MYCOM-11': [
    plain(
      list,
      'title={loadError(error)} onRetry={onRetry}>',
      'title={loadError(error)}>',
      'The error has no button to try again.',
    ),
    subtle(
      list,
      '              onRetry()\n',
      '',
      'The button above comments that could not be brought up to date does nothing.',
    ),
    subtle(section, 'onRetry={list.retry}', 'onRetry={() => {}}', 'The button does nothing.'),
    subtle('src/ui/ErrorState.tsx', 'Provo përsëri', 'Provo sërish', "The button reads 'Provo sërish'."),
    subtle(
      list,
      'failed={(error) => (\n',
      "failed={(error) => error.kind !== 'network' && (\n",
      'Without a connection the list just is not there.',
    ),
    subtle(
      list,
      'title={loadError(error)} onRetry={onRetry}>',
      "title={loadError(error)} onRetry={error.kind === 'network' ? undefined : onRetry}>",
      "When the comments cannot be loaded for want of a connection there is no 'Provo përsëri'.",
    ),
  ],
  'MYCOM-12': [
    plain(section, `          ${pagination}\n`, '', 'There is no way to the second page.'),
    subtle(
      section,
      pagination,
      pagination.replace('{list.pages}', '{list.pages > 2 ? list.pages : 1}'),
      'With two pages there is no pagination.',
    ),
    subtle(
      section,
      pagination,
      pagination.replace('{list.pages}', '{isPending ? 1 : list.pages}'),
      'The pagination goes while another page is being loaded.',
    ),
    subtle(
      section,
      pagination,
      pagination.replace('{list.pages}', '{list.error ? 1 : list.pages}'),
      'The pagination goes when a page could not be loaded.',
    ),
    subtle(
      section,
      'pages={list.pages}',
      'pages={list.error ? 1 : list.pages}',
      'When one of several pages fails to load, the pagination is gone, and with it the way to the other pages.',
    ),
  ],
  'MYCOM-13': [
    plain(requests, request, request.replace('DEFAULT_PAGE_SIZE', '20'), 'A page has twenty comments.'),
    subtle(
      'src/api/listings.ts',
      'export const DEFAULT_PAGE_SIZE = 10',
      'export const DEFAULT_PAGE_SIZE = 9',
      'A page has nine comments.',
    ),
    subtle(
      'src/api/listings.ts',
      'export const DEFAULT_PAGE_SIZE = 10',
      'export const DEFAULT_PAGE_SIZE = 11',
      'A page has eleven comments.',
    ),
    subtle(
      requests,
      request,
      request.replace('DEFAULT_PAGE_SIZE', 'page > 1 ? 100 : DEFAULT_PAGE_SIZE'),
      'The second page asks for a hundred comments.',
    ),
  ],
  'MYCOM-14': [
    plain(section, 'page="myReviews"', 'page="business"', "The form has the texts of the business's page."),
    subtle(
      wording,
      'CORRECTS_REQUIRED: boolean = false',
      'CORRECTS_REQUIRED: boolean = true',
      "The message has 'i detyrueshëm', which is better Albanian but not the specified text.",
    ),
    subtle(
      editor,
      checks,
      'validate: (values) => (isChanged(values, before) ? editProblems[page](values) : {}),',
      'A title that came blank is saved as it is.',
    ),
    subtle(
      editor,
      checks,
      "validate: (values) => editProblems[page]({ ...values, title: values.title === '' ? '' : 'x' }),",
      'A title of blanks is saved.',
    ),
  ],
  'MYCOM-15': [
    plain(rules, ": 'Komenti është i detyruar',", ": 'Titulli është i detyruar',", 'The message speaks of the title.'),
    subtle(rules, ": 'Komenti është i detyruar',", ": 'Komenti është i detyruar.',", 'The message has a full stop.'),
    subtle(
      editor,
      checks,
      "validate: (values) => editProblems[page]({ ...values, comment: values.comment === '' ? '' : 'x' }),",
      'A comment of blanks is saved.',
    ),
    subtle(
      rules,
      "(comment.trim() === '' && {",
      "(comment.trim() === '' && title.trim() !== '' && {",
      'Nothing is said of the comment while the title is blank, too.',
    ),
  ],
  'MYCOM-16': [
    plain(
      rules,
      ": 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh',",
      ": 'Vlerësimi është i detyruar',",
      'The message is another one.',
    ),
    subtle(
      wording,
      'CORRECTS_STARS_RANGE: boolean = false',
      'CORRECTS_STARS_RANGE: boolean = true',
      "The message has 'nga 1 deri në 5', which is better Albanian but not the specified text.",
    ),
    subtle(rules, 'rating >= 1', 'rating >= 0.5', 'A rating of half a star, as a server may send it, is saved again.'),
    subtle(
      editor,
      checks,
      'validate: (values) => editProblems[page]({ ...values, rating: values.rating || 5 }),',
      'A kept draft without stars is saved.',
    ),
    subtle(
      rules,
      '!(rating >= 1 && rating <= 5)',
      '!(rating > 0 && rating <= 5)',
      'A comment whose stored rating is 0.5 can be saved as it is, without the message about 1 to 5 stars.',
    ),
  ],
  'MYCOM-17': [
    plain(rules, 'rating: rating || 5,', 'rating,', 'A comment without stars opens without stars.'),
    subtle(rules, 'rating: rating || 5,', 'rating: rating || 4,', 'A comment without stars opens with four.'),
    subtle(
      rules,
      'rating: rating || 5,',
      'rating: 5,',
      'A comment of two stars opens with five, which saving would send.',
    ),
  ],
}
