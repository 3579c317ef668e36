// How the statements about the comments on a business's page could be false (BIZPAGE-18 to BIZPAGE-38).
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/business/Page.tsx'
const all = 'src/pages/business/AllReviews.tsx'
const section = 'src/pages/business/ReviewsSection.tsx'
const ofPage = 'src/pages/business/useReviewsOfPage.ts'
const card = 'src/features/reviews/ui/ReviewCard.tsx'
const cardText = 'src/features/reviews/ui/ReviewCardText.tsx'
const cardStyles = 'src/features/reviews/ui/ReviewCard.module.scss'
const texts = 'src/features/reviews/model/reviewTexts.ts'
const requests = 'src/features/reviews/model/reviewRequests.ts'
const own = 'src/features/reviews/ui/own/OwnReview.tsx'
const ownership = 'src/features/reviews/model/ownership.ts'
const editor = 'src/features/reviews/ui/own/ReviewEditor.tsx'
const fields = 'src/features/reviews/ui/write/ReviewFields.tsx'
const form = 'src/features/reviews/model/reviewForm.ts'
const deletion = 'src/features/reviews/ui/own/ReviewDeletion.tsx'
const format = 'src/lib/albanianFormat.ts'
const moment = 'src/ui/Moment.tsx'
const tags = 'src/api/taggedEndpoints.ts'
const reload = 'src/lib/reloadPage.ts'

export const bizPageReviews: Area = {
  'BIZPAGE-18': [
    plain(all, 'title="Nuk ka komente ende"', 'title="Ende pa komente"', 'Another title without comments.'),
    subtle(
      all,
      'title="Nuk ka komente ende"',
      "title={emptyText(business) ? '' : 'Nuk ka komente ende'}",
      'A business in review has no title without comments.',
    ),
    subtle(
      all,
      '      list={list}\n',
      '      list={{ ...list, isPending: false }}\n',
      'It says that there are no comments while they load.',
    ),
    subtle(
      all,
      'empty={<EmptyState headingLevel={3} title',
      'empty={business.hasReviewed ? null : <EmptyState headingLevel={3} title',
      'The author of the only comment, which is not approved yet, is told nothing.',
    ),
  ],
  'BIZPAGE-19': [
    plain(
      all,
      'Ky biznes është aktualisht nën proces hetimi. Ju mund',
      'Ky biznes është nën shqyrtim. Ju mund',
      'Another text without comments on a business in review.',
    ),
    subtle(all, ' vetëm pasi biznesi të jetë aprovuar.', '.', 'The text does not say when comments become visible.'),
    subtle(
      all,
      'if (isInReview(business)) {',
      'if (isInReview(business) && !business.hasReviewed) {',
      'The author of a comment is told something else.',
    ),
    subtle(
      all,
      'if (isInReview(business)) {',
      'if (isInReview(business) && business.reviewCount === 0) {',
      'Where the server counts comments that are not approved the text is missing.',
    ),
  ],
  'BIZPAGE-20': [
    plain(
      all,
      "return 'Ky biznes është joaktiv.'",
      "return 'Ky biznes është mbyllur.'",
      'Another text on an inactive business.',
    ),
    subtle(all, "return 'Ky biznes është joaktiv.'", "return 'Ky biznes është joaktiv'", 'The text has no full stop.'),
    subtle(
      all,
      'if (isInactive(business)) return',
      'if (isInactive(business) && !business.hasReviewed) return',
      'The author of a comment is told something else.',
    ),
    subtle(
      all,
      'if (isInactive(business)) return',
      'if (isInactive(business) && business.reviewCount === 0) return',
      'Where the server counts comments that are not approved the text is missing.',
    ),
  ],
  'BIZPAGE-21': [
    plain(
      all,
      'return business.hasReviewed\n',
      'return !business.hasReviewed\n',
      'Whoever has not reviewed the business is told so.',
    ),
    subtle(
      all,
      ' Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.',
      '',
      'The text does not say when the other comments come.',
    ),
    subtle(
      all,
      'return business.hasReviewed\n',
      'return business.hasReviewed && business.reviewCount === 0\n',
      'Where the server counts the comment that is not approved, its author is told nothing.',
    ),
    subtle(
      page,
      'hasReviewed: found.hasReviewed || isOwnKnown',
      'hasReviewed: isOwnKnown',
      'The author of a comment that is not listed is told nothing.',
    ),
  ],
  'BIZPAGE-22': [
    plain(all, 'Duke ngarkuar komentet...', 'Duke ngarkuar...', 'Another text while the comments load.'),
    subtle(
      all,
      'label="Duke ngarkuar komentet..."',
      "label={page > 1 ? 'Duke ngarkuar...' : 'Duke ngarkuar komentet...'}",
      'Another text while the second page loads.',
    ),
    subtle(
      'src/features/reviews/model/reviewLists.ts',
      "businessComments: { keeps: 'paging' },",
      "businessComments: { keeps: 'items' },",
      'While another page loads the old comments stay and nothing is said.',
    ),
    subtle(
      ofPage,
      'useExistingPage(shown, page, toPage) || shown.isPending',
      'useExistingPage(shown, page, toPage)',
      'While the first comments load it says that there are none.',
    ),
    subtle(
      'src/pages/business/ReviewsLoading.tsx',
      '<Spinner label={label} />',
      "<Spinner label={label.endsWith('...') ? '' : label} />",
      'A ring turns without a word while the comments load.',
    ),
    subtle(
      'src/features/reviews/model/reviewLists.ts',
      "businessComments: { keeps: 'paging' }",
      "businessComments: { keeps: 'items' }",
      "While another page of comments loads, the old comments stay and 'Duke ngarkuar komentet...' does not show.",
    ),
  ],
  'BIZPAGE-23': [
    plain(
      all,
      'title="Gabim në ngarkimin e komenteve"',
      'title="Komentet nuk u ngarkuan"',
      'Comments that could not be loaded have another title.',
    ),
    subtle(
      all,
      '<Button onClick={reloadPage}>Provo sërish</Button>',
      '<Button onClick={reloadPage}>Provo përsëri</Button>',
      'The button is called otherwise.',
    ),
    subtle(
      all,
      '<Button onClick={reloadPage}>Provo sërish</Button>',
      "{error.kind !== 'network' && <Button onClick={reloadPage}>Provo sërish</Button>}",
      'Without a connection there is no button.',
    ),
    subtle(
      all,
      '<Button onClick={reloadPage}>Provo sërish</Button>',
      '{overloadText(error) === undefined && <Button onClick={reloadPage}>Provo sërish</Button>}',
      'When the server is overloaded there is no button.',
    ),
    subtle(
      all,
      '      list={list}\n',
      '      list={{ ...list, error: page > 1 ? null : list.error }}\n',
      'A second page that fails does not say so.',
    ),
  ],
  'BIZPAGE-24': [
    plain(all, 'onClick={reloadPage}', 'onDoubleClick={reloadPage}', 'One press of the button does nothing.'),
    subtle(
      all,
      'onClick={reloadPage}',
      'onClick={() => void (navigator.onLine && reloadPage())}',
      'Without a connection the button does nothing.',
    ),
    subtleInBrowser(reload, 'window.location.reload()', 'window.scrollTo(0, 0)', 'The button only scrolls.'),
    subtleInBrowser(
      reload,
      'window.location.reload()',
      'window.location.assign(window.location.pathname)',
      'The button leads to the first page of the comments.',
    ),
    subtle(
      all,
      'onClick={reloadPage}',
      'onClick={list.retry}',
      "'Provo sërish' asks for the comments again but does not reload the page.",
    ),
  ],
  'BIZPAGE-25': [
    plain(
      requests,
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId })',
      'limit: DEFAULT_PAGE_SIZE, userId })',
      'All comments are asked for, not only the approved ones.',
    ),
    subtle(
      requests,
      'approved: true, userId })',
      'approved: userId === undefined, userId })',
      'For one who is logged in not only the approved ones are asked for.',
    ),
    subtle(
      requests,
      'limit: DEFAULT_PAGE_SIZE, approved',
      'limit: page > 1 ? 20 : DEFAULT_PAGE_SIZE, approved',
      'From the second page on twenty are asked for.',
    ),
    subtle(
      'src/api/listings.ts',
      'export const DEFAULT_PAGE_SIZE = 10',
      'export const DEFAULT_PAGE_SIZE = 12',
      'Twelve are asked for.',
    ),
    subtle(
      ofPage,
      'businessReviewsRequest(id, isSearching ? 1 : page, userId)',
      'businessReviewsRequest(id, isSearching ? 1 : page, undefined)',
      'The call of one who is logged in does not name them.',
    ),
    subtle(
      'src/pages/business/prefetchBusiness.ts',
      'pageFromText(query.faqe ?? null), userId)',
      'pageFromText(query.faqe ?? null), undefined)',
      'A followed link asks for the comments a second time, without the user.',
    ),
    subtle(
      requests,
      'approved: true, userId',
      'approved: userId === undefined ? true : undefined, userId',
      'For a signed-in user the comments are asked for without approved=true, so unapproved ones come too.',
    ),
  ],
  'BIZPAGE-26': [
    plain(texts, "|| 'Deleted User'", "|| 'Anonim'", 'A deleted author is called otherwise.'),
    subtle(
      own,
      'isMine ? withOwnName(review, own.userName) : review',
      'isMine ? review : withOwnName(review, own.userName)',
      "The comment of a deleted author has the reader's name.",
    ),
    subtle(
      texts,
      'user?.name?.trim() || user?.username?.trim()',
      'user?.username?.trim() || user?.name?.trim()',
      'Authors are called by their user names.',
    ),
    subtle(
      card,
      '          {author}\n',
      '          {review.user && author}\n',
      'The card of a deleted author names nobody.',
    ),
    subtle(
      card,
      'const author = authorName(review)',
      "const author = term ? authorName(review).split(' ')[0] : authorName(review)",
      'In what a search finds only first names stand.',
    ),
    subtle(
      texts,
      "user?.name?.trim() || user?.username?.trim() || 'Deleted User'",
      "user?.name?.trim() || user?.username?.trim() || user?.email || 'Deleted User'",
      "A comment whose author has no name shows the author's e-mail address instead of 'Deleted User'.",
    ),
  ],
  'BIZPAGE-27': [
    plain(
      format,
      '`${day} ${months[month - 1]} ${year}`',
      '`${months[month - 1]} ${day}, ${year}`',
      'The date is in the English order.',
    ),
    subtle(moment, '      {day}\n', "      {now > 0 ? '' : day}\n", 'The cards tell only how long ago it was.'),
    subtle(format, "  'nëntor',\n", "  'november',\n", 'One month is in English.'),
    subtle(format, "  'dhjetor',\n", "  'DHJETOR',\n", 'One month is in capitals.'),
    subtle(
      card,
      '<Moment at={review.createdAt} now={now} />',
      '<Moment at={isOwn ? experienceDate : review.createdAt} now={now} />',
      "An author's own card has the day of the experience as its date.",
    ),
  ],
  'BIZPAGE-28': [
    plain(
      card,
      '            {orderId && <span>{`Numri i porosisë: ${orderId}`}</span>}\n',
      '',
      'Cards do not show the order number.',
    ),
    subtle(card, '{orderId && <span>', '{orderId && isOwn && <span>', 'The order number is shown to its author only.'),
    subtle(
      card,
      '{orderId && <span>',
      '{orderId && experienceDate && <span>',
      'Without a day of experience the order number is missing.',
    ),
    subtle(
      card,
      '<Avatar name={author} />',
      '{review.user && <Avatar name={author} />}',
      'The card of a deleted author has no picture.',
    ),
    subtle(
      cardText,
      '<Stars rating={review.rating} size={18} />',
      '<Stars rating={5} size={18} />',
      'Every card has five stars.',
    ),
    subtle(
      cardText,
      '<Marked text={review.title} typed={term} />',
      "<Marked text={isFound ? '' : review.title} typed={term} />",
      'A comment whose text was found has no title.',
    ),
    subtle(
      cardText,
      '{isFound ? <Marked text={text} typed={term} /> : text}',
      "{term && !isFound ? '' : text}",
      'A comment that was found by its title has no text.',
    ),
    subtleInBrowser(
      cardStyles,
      '.card {\n',
      '.card {\n  .rating {\n    display: none;\n  }\n\n',
      'The stars cannot be seen.',
    ),
  ],
  'BIZPAGE-29': [
    plain(texts, "text.replace(/\\s+/g, ' ').trim()", 'text', 'Blanks and line breaks stay as they were typed.'),
    subtle(
      texts,
      "text.replace(/\\s+/g, ' ').trim()",
      "text.replace(/ +/g, ' ').trim()",
      'Line breaks stay as they were typed.',
    ),
    subtle(
      texts,
      "text.replace(/\\s+/g, ' ').trim()",
      "text.replace(/\\s+/, ' ').trim()",
      'Only the first run of blanks becomes one.',
    ),
    subtle(
      texts,
      "text.replace(/\\s+/g, ' ').trim()",
      "text.replace(/\\s/g, ' ').trim()",
      'Several blanks stay several.',
    ),
    subtle(
      cardText,
      'const text = normalized(review.comment)',
      'const text = term ? review.comment : normalized(review.comment)',
      'In what a search finds the blanks stay as they were typed.',
    ),
  ],
  'BIZPAGE-30': [
    plain(
      card,
      'Data e eksperiencës: ${formatDate(experienceDate)}',
      'Përvoja: ${formatDate(experienceDate)}',
      'The day of the experience has another label.',
    ),
    subtle(
      card,
      'Data e eksperiencës: ${formatDate(experienceDate)}',
      'Data e eksperiencës: ${formatDate(review.createdAt)}',
      'The day of the experience is the one of publication.',
    ),
    subtle(
      card,
      '{experienceDate && <span>',
      '{experienceDate && experienceDate !== review.createdAt?.slice(0, 10) && <span>',
      'A day of experience that is the one of publication is not shown.',
    ),
    subtle(
      card,
      '{experienceDate && <span>',
      '{experienceDate && !isOwn && <span>',
      'Authors do not see the day on their own card.',
    ),
  ],
  'BIZPAGE-31': [
    plain(
      own,
      'isChangeable(review, own.userId) && (',
      '(isChangeable(review, own.userId) || own.userId !== undefined) && (',
      'Everybody who is logged in sees the icons on every comment.',
    ),
    subtle(
      ownership,
      'userId !== undefined && userId !==',
      'userId !==',
      'Visitors see the icons on comments of deleted authors.',
    ),
    subtle(
      own,
      'isChangeable(review, own.userId) && (',
      '!extras.term && isChangeable(review, own.userId) && (',
      'The author does not see the icons in what a search finds.',
    ),
    subtle(
      ownership,
      'user?._id === userId',
      '(user?._id ?? userId) === userId',
      'Everybody who is logged in sees the icons on comments of deleted authors.',
    ),
    subtle(
      ownership,
      'isOwn(review, userId) && !isUnsent(review)',
      'isOwn(review, userId) && !isUnsent(review) && review.rating > 0',
      'The author of a comment without stars does not see the icons.',
    ),
  ],
  'BIZPAGE-32': [
    plain(
      own,
      'own.Editor && own.edits[_id])',
      "own.Editor && own.edits[_id]?.phase === 'saving')",
      'No form comes when the author wants to edit.',
    ),
    subtle(
      fields,
      '      <div>\n        <DateField\n',
      "      <div hidden={!fillsTitle && values.experienceDate === ''}>\n        <DateField\n",
      'The form of a comment without a day has no field for it.',
    ),
    subtle(
      form,
      "experienceDate: experienceDate ?? '',",
      "experienceDate: '',",
      'The form does not hold the day of the experience.',
    ),
    subtle(form, 'rating: rating || 5,', 'rating: 5,', 'The form holds five stars, whatever was given.'),
    subtle(
      form,
      '  title,\n  comment,\n',
      '  title,\n  comment: comment.slice(0, 200),\n',
      'The form holds only the beginning of a long comment.',
    ),
  ],
  'BIZPAGE-33': [
    plain(
      editor,
      "tell({ type: 'editCancelled', id })",
      "tell({ type: 'formChanged', id })",
      'Cancel leaves the form open.',
    ),
    subtle(
      editor,
      "tell({ type: 'saved', id })",
      "tell({ type: 'saveRefused', id })",
      'After saving the form stays open.',
    ),
    subtle(
      editor,
      'disabled={isSubmitting} onClick={cancel}',
      'disabled={isSubmitting || hasChanges} onClick={cancel}',
      'Once something was typed there is no cancelling.',
    ),
    subtle(
      editor,
      "    draft.forget()\n    tell({ type: 'editCancelled', id })",
      "    tell({ type: 'editCancelled', id })",
      'What was cancelled is in the form again the next time.',
    ),
    subtle(
      editor,
      '<Button type="submit" loading={isSubmitting}>',
      '<Button type="submit" loading={isSubmitting} disabled={values.experienceDate === \'\'}>',
      'A comment without a day cannot be saved.',
    ),
  ],
  'BIZPAGE-34': [
    plain(
      'src/ui/dialog/ConfirmDialog.tsx',
      'onClick={onClose} data-autofocus',
      'onClick={() => void own.run()} data-autofocus',
      'The button that cancels deletes, too.',
    ),
    subtle(deletion, 'onClose={() => onEnd(false)}', 'onClose={() => void onConfirm()}', 'Escape deletes the comment.'),
    subtle(
      'src/features/reviews/ui/own/OwnReviews.tsx',
      '{deletion && parts && (',
      '{deletion && parts && deletion.next !== undefined && (',
      'The only comment on the page cannot be deleted: there is no question.',
    ),
  ],
  'BIZPAGE-35': [
    plain(
      form,
      "'Ju lutemi plotësoni të gjitha fushat e kërkuara.'",
      "'Plotëso të gjitha fushat.'",
      'Another text about missing fields.',
    ),
    subtle(form, "...(title.trim() === '' && {", "...(title === '' && {", 'A title of blanks is accepted.'),
    subtle(form, "comment.trim() === ''", "comment === ''", 'A comment of blanks is accepted.'),
    subtle(
      form,
      'title: INCOMPLETE_EDIT, comment: INCOMPLETE_EDIT }',
      "title: INCOMPLETE_EDIT, comment: 'Shkruaj komentin.' }",
      'A missing comment has a text of its own.',
    ),
    subtle(
      'src/pages/business/OwnReviewsOfPage.tsx',
      'page="business"',
      'page="myReviews"',
      'The texts are those of the page of own comments.',
    ),
  ],
  'BIZPAGE-36': [
    plain(
      tags,
      'listReviewsByBusiness: { providesTags: reviewPage },',
      'listReviewsByBusiness: {},',
      'The list is not loaded again.',
    ),
    subtle(
      tags,
      'onSuccess(unlessGone(error), reviewTags(id, reply?.data))',
      'onSuccess(unlessGone(error) ?? true, reviewTags(id, reply?.data))',
      'The list is not loaded again after an update.',
    ),
    subtle(
      tags,
      'onSuccess(unlessGone(error), reviewTags(id, undefined))',
      'onSuccess(unlessGone(error) ?? true, reviewTags(id, undefined))',
      'The list is not loaded again after a deletion.',
    ),
    subtle(
      tags,
      'searchReviews: { providesTags: reviewPage },',
      'searchReviews: {},',
      'What a search has found is not loaded again.',
    ),
    subtle(
      tags,
      'onSuccess(unlessGone(error), reviewTags(id, reply?.data)),',
      'onSuccess(unlessGone(error), reply?.data ? businessTags(reply.data.business?._id) : reviewTags(id, undefined)),',
      'After an update whose reply holds the comment, no GET /reviews/business/{id} is sent: the list is not loaded again (a deletion still reloads it).',
    ),
  ],
  'BIZPAGE-37': [
    plain(
      'src/ui/Pagination.tsx',
      '{props.pages > 1 && <Pages',
      '{props.pages > 99 && <Pages',
      'Several pages have no pagination.',
    ),
    subtle(
      'src/ui/Pagination.tsx',
      '{props.pages > 1 && <Pages',
      '{props.pages > 2 && <Pages',
      'Two pages have no pagination.',
    ),
    subtle(
      'src/ui/Pagination.tsx',
      '{props.pages > 1 && <Pages',
      '{props.pages > 0 && <Pages',
      'A single page has a pagination.',
    ),
    subtle(
      section,
      '          {!isWrongRange(search) && (\n',
      '          {!isSearching && !isWrongRange(search) && (\n',
      'What a search has found has no pagination.',
    ),
    subtle(
      section,
      'pages={list.pages}\n',
      'pages={list.isPending ? 1 : list.pages}\n',
      'The pagination goes while another page loads.',
    ),
  ],
  'BIZPAGE-38': [
    plain(
      'src/features/navigation/ui/usePageInUrl.ts',
      'if (!replace) scrollToTop()',
      'if (replace) scrollToTop()',
      'Another page of comments begins where the reader was.',
    ),
    subtle(
      'src/features/navigation/ui/usePageInUrl.ts',
      'if (!replace) scrollToTop()',
      'if (!replace && page > 1) scrollToTop()',
      'The way back to the first page stays where the reader was.',
    ),
    subtle(
      'src/features/navigation/ui/usePageInUrl.ts',
      'if (!replace) scrollToTop()',
      "if (!replace && search === '') scrollToTop()",
      'The way from the second page to the third stays where the reader was.',
    ),
    subtle(
      'src/ui/useScrollToTop.ts',
      'window.scrollTo(0, 0)',
      'window.scrollTo(0, 200)',
      'Another page of comments begins a little below the top.',
    ),
  ],
}
