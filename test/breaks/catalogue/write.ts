// How the statements about writing a review could be false.
import { type Area, plain, subtle } from '../break'

const fields = 'src/features/reviews/ui/write/ReviewFields.tsx'
const form = 'src/features/reviews/ui/write/ReviewForm.tsx'
const state = 'src/features/reviews/ui/write/useReviewForm.ts'
const rules = 'src/features/reviews/model/reviewForm.ts'
const submit = 'src/features/reviews/model/submitReview.ts'
const slice = 'src/features/reviews/model/slice.ts'
const search = 'src/features/reviews/model/reviewSearch.ts'
const words = 'src/lib/rating.ts'
const wording = 'src/lib/wording.ts'
const keys = 'src/lib/storageKeys.ts'
const page = 'src/pages/writeReview/Page.tsx'
const writing = 'src/pages/writeReview/Writing.tsx'
const unsent = 'src/storage/unsentReviews.ts'
const pending = 'src/storage/pendingReview.ts'
const redirect = 'src/storage/pendingRedirect.ts'
const login = 'src/features/auth/ui/login/useLogin.ts'
const starInput = 'src/ui/StarInput.tsx'
const dateField = 'src/ui/DateField.tsx'
const frame = 'src/ui/FieldFrame.tsx'
const anyForm = 'src/ui/useForm.ts'
const answers = 'src/api/readResponse.ts'

const sends = "  if (form.isSubmitting) return 'Duke dërguar...'\n"
const asksForCleanWords = "  if (isLanguage) return 'Hiq fjalët e papërshtatshme'\n"
const asksForAll = "  if (isIncomplete) return 'Plotëso të gjitha fushat e kërkuara'\n"
const lastLabel = "return isSignedIn ? 'Dërgo komentin' : 'Vazhdo për të dërguar'"
const labelFor = 'function buttonText({ form, isLanguage, isIncomplete }'
const clears = "    tell({ type: 'edited' })\n    dispatch(createErrorCleared())"
const fillsTitle = 'setValues({ rating, ...(fillsTitle && { title: titleAfterRating(values.title, rating) }) })'
const noUser = "dispatch(createRefused({ message: NO_USER }))\n      return { end: 'refused' }"
const blank =
  "export const blankReview: ReviewValues = { rating: 0, title: '', comment: '', experienceDate: '', orderId: '' }"
const blankWith = (change: string, to: string) => blank.replace(change, to)

export const write: Area = {
  'WRITE-01': [
    plain(
      fields,
      "      <StarInput label={ratingLabel} isRequired {...field('rating')} onValue={rate} />\n",
      '',
      'There are no stars to choose.',
    ),
    subtle(
      starInput,
      '{starWords.map((word, index) => {',
      '{starWords.slice(0, 4).map((word, index) => {',
      'The fifth star is missing.',
    ),
    subtle('src/ui/TextArea.tsx', '<textarea\n', '<input\n', 'The comment is typed into a single line.'),
    subtle(
      form,
      '          type="submit"\n          size="lg"',
      '          size="lg"',
      'The button looks like one but submits nothing.',
    ),
  ],
  'WRITE-02': [
    plain(fields, 'label="Titulli"\n        isRequired', 'label="Titulli"', "The title is labelled 'Titulli'."),
    subtle(fields, 'label="Titulli"', 'label="Titulli *"', "The label reads 'Titulli * *'."),
    subtle(frame, '{label} *</>', '{label}*</>', "The label reads 'Titulli*', without its blank."),
    subtle(fields, 'label="Titulli"', 'label="Titulli i komentit"', "The label reads 'Titulli i komentit *'."),
  ],
  'WRITE-03': [
    plain(fields, '<div>\n        <DateField', '<div hidden>\n        <DateField', 'There is no field for the day.'),
    subtle(dateField, 'type="date"', 'type="month"', 'The calendar offers months, not days.'),
    subtle(
      rules,
      '...(wrongDay && { experienceDate: wrongDay }),',
      "...((wrongDay || experienceDate === '') && { experienceDate: wrongDay ?? 'Shkruaje datën.' }),",
      'Nothing can be sent without a day.',
    ),
    subtle(
      dateField,
      'onChange={(event) => onValue(event.target.value)}',
      'onChange={(event) => setTyped(showDay(event.target.value))}',
      'A day that is chosen in the calendar is lost.',
    ),
  ],
  'WRITE-04': [
    plain(
      form,
      "          Duke e dërguar, konfirmon se komenti bazohet në përvojën tënde të vërtetë me këtë biznes.{' '}\n",
      '',
      'Nothing says that the comment has to be true.',
    ),
    subtle(form, '<Link to={routes.reviewRules}>', '<Link to={routes.terms}>', 'The link leads to the terms of use.'),
    subtle(
      form,
      '        <p>\n          Duke e dërguar',
      '        <p hidden={!isSignedIn}>\n          Duke e dërguar',
      'Visitors see neither the confirmation nor the link.',
    ),
    subtle(
      form,
      '<Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>',
      '{isSignedIn ? null : <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>}',
      'Users who are signed in find no link to the rules.',
    ),
  ],
  'WRITE-05': [
    plain(form, sends, '', "The button reads 'Dërgo komentin' while the review is on its way."),
    subtle(form, "'Duke dërguar...'", "'Duke dërguar…'", 'The button has one sign in place of three full stops.'),
    subtle(
      form,
      `${labelFor}: WrittenReview, isSignedIn: boolean): string {\n  if (form.isSubmitting)`,
      "function buttonText({ form, phase, isLanguage, isIncomplete }: WrittenReview, isSignedIn: boolean): string {\n  if (form.isSubmitting && phase !== 'sendingItself')",
      "A review that is sent by itself after the log-in is under way with the button reading 'Dërgo komentin'.",
    ),
    subtle(
      form,
      sends + asksForCleanWords + asksForAll,
      asksForAll + sends + asksForCleanWords,
      "Who empties a field while the review is being sent reads 'Plotëso të gjitha fushat e kërkuara'.",
    ),
    subtle(
      form,
      "function buttonText({ form, isLanguage, isIncomplete }: WrittenReview, isSignedIn: boolean): string {\n  if (form.isSubmitting) return 'Duke dërguar...'",
      "function buttonText({ form, phase, isLanguage, isIncomplete }: WrittenReview, isSignedIn: boolean): string {\n  if (form.isSubmitting && phase !== 'sendingItself') return 'Duke dërguar...'",
      "While a saved review is being sent by itself after the log-in, the button reads 'Dërgo komentin' instead of 'Duke dërguar...'.",
    ),
  ],
  'WRITE-06': [
    plain(form, asksForCleanWords, '', 'The button says nothing of the words that have to go.'),
    subtle(form, "'Hiq fjalët e papërshtatshme'", "'Hiq fjalët e papërshtatëshme'", 'The button has a misspelt word.'),
    subtle(
      state,
      "=== 'INAPPROPRIATE_LANGUAGE'\n",
      "=== 'INAPPROPRIATE_LANGUAGE' && !own.hasFailedItself\n",
      "After a review was sent by itself and refused for its words, the button reads 'Dërgo komentin'.",
    ),
    subtle(
      answers,
      "return found ?? (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined)",
      "return (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined) ?? found",
      "With words that have to go and a code of the server's own the button reads 'Dërgo komentin'.",
    ),
  ],
  'WRITE-07': [
    plain(form, asksForAll, '', "The empty form's button reads 'Dërgo komentin'."),
    subtle(
      state,
      'isIncomplete: values.rating < 1 || ',
      'isIncomplete: ',
      "Without stars the button reads 'Dërgo komentin'.",
    ),
    subtle(
      state,
      "values.comment.trim() === '',",
      "values.comment === '',",
      "With a comment of blanks the button reads 'Dërgo komentin'.",
    ),
    subtle(
      state,
      "values.title.trim() === '' ||",
      "values.title === '' ||",
      "With a title of blanks the button reads 'Dërgo komentin'.",
    ),
    subtle(
      form,
      'if (isIncomplete) return',
      'if (isIncomplete && isSignedIn) return',
      "Visitors read 'Vazhdo për të dërguar' on the empty form.",
    ),
  ],
  'WRITE-08': [
    plain(form, lastLabel, "return 'Vazhdo për të dërguar'", "Nobody reads 'Dërgo komentin'."),
    subtle(form, "'Dërgo komentin'", "'Dërgo Komentin'", 'The label has a capital in its second word.'),
    subtle(
      state,
      'isIncomplete: values.rating < 1',
      'isIncomplete: values.rating < 2',
      "With one star the button never reads 'Dërgo komentin'.",
    ),
    subtle(
      form,
      `${labelFor}: WrittenReview, isSignedIn: boolean): string {\n${sends}  if (isLanguage)`,
      `function buttonText({ form, error, isLanguage, isIncomplete }: WrittenReview, isSignedIn: boolean): string {\n${sends}  if (isLanguage || error)`,
      "After any refusal the button asks for other words in place of 'Dërgo komentin'.",
    ),
  ],
  'WRITE-09': [
    plain(form, lastLabel, "return 'Dërgo komentin'", "Visitors read 'Dërgo komentin'."),
    subtle(form, "'Vazhdo për të dërguar'", "'Vazhdo për ta dërguar'", 'The label of visitors has another word.'),
    subtle(
      writing,
      '<ReviewForm businessId={businessId} isSignedIn={isSignedIn}',
      '<ReviewForm businessId={businessId} isSignedIn={isSignedIn || owner !== undefined}',
      "One whose session ended while writing reads 'Dërgo komentin'.",
    ),
  ],
  'WRITE-10': [
    plain(
      rules,
      '      ...(!(rating >= 1 && rating <= 5) && { rating: texts.rating }),\n',
      '',
      'A review without stars is sent.',
    ),
    subtle(rules, 'rating >= 1', 'rating >= 2', 'One star is refused as no rating.'),
    subtle(rules, 'rating >= 1', 'rating >= 0', 'No stars pass as a rating.'),
    subtle(
      rules,
      "'Ju lutem zgjidhni një vlerësim me yje.'",
      "'Ju lutem zgjidhni një vlerësim me yje'",
      'The message lacks its full stop.',
    ),
    subtle(
      starInput,
      '<FieldNotes id={id} helper={helper} error={error} />',
      '<FieldNotes id={id} helper={helper} />',
      'The message about the stars is nowhere to be seen.',
    ),
  ],
  'WRITE-11': [
    plain(
      rules,
      "      ...(comment.trim() === '' && { comment: texts.comment }),\n",
      '',
      'A review without a comment is sent.',
    ),
    subtle(rules, "comment.trim() === ''", "comment === ''", 'A comment of blanks is sent.'),
    subtle(rules, "comment.trim() === ''", 'comment.trim().length < 2', 'A comment of one letter is refused.'),
    subtle(
      wording,
      'CORRECTS_EXPERIENCE: boolean = false',
      'CORRECTS_EXPERIENCE: boolean = true',
      "The message has 'përvojën', which is better Albanian but not the specified text.",
    ),
  ],
  'WRITE-12': [
    plain(
      rules,
      "      ...(title.trim() === '' && { title: texts.title }),\n",
      '',
      'A review without a title is sent.',
    ),
    subtle(rules, "(title.trim() === '' && {", "(title === '' && {", 'A title of blanks is sent.'),
    subtle(
      rules,
      "(title.trim() === '' && {",
      "(title.trim() === '' && comment.trim() !== '' && {",
      'Nothing is said of the title while the comment is missing, too.',
    ),
    subtle(
      rules,
      "'Ju lutem shkruani një titull për komentin tuaj.'",
      "'Ju lutem shkruani një titull për komentin tënd.'",
      'The message has another word.',
    ),
  ],
  'WRITE-13': [
    plain(form, 'disabled={isLanguage}', 'disabled={false}', 'The button stays on with the error.'),
    subtle(
      answers,
      '/gjuhë të papërshtatshme/iu',
      '/^gjuhë të papërshtatshme/iu',
      'A server that says so in the middle of its message, without a code, leaves the button on.',
    ),
    subtle(
      answers,
      '/gjuhë të papërshtatshme/iu',
      '/gjuhë të papërshtatshme/u',
      "A message with 'Gjuhë të papërshtatshme' leaves the button on.",
    ),
    subtle(
      state,
      clears,
      "    tell({ type: 'edited' })\n    if ('comment' in change) dispatch(createErrorCleared())",
      'Another title leaves the button off.',
    ),
    subtle(
      slice,
      '      state.errors.create = null\n      state.createErrorCode = null\n',
      '      state.errors.create = null\n',
      'The button stays off after the form has changed.',
    ),
  ],
  'WRITE-14': [
    plain(
      anyForm,
      'if (Object.keys(wrong).length > 0) return showErrors(wrong)',
      'if (Object.keys(wrong).length > 0) return',
      'Submitting an invalid form does nothing and says nothing.',
    ),
    subtle(
      state,
      'onBlur: () => state.hasTried && field.onBlur(),',
      'onBlur: () => field.onBlur(),',
      'A field that is left wrong has its error before the first attempt.',
    ),
    subtle(
      anyForm,
      'update({ values, errors: realErrors(values, errors) })',
      'update({ values, errors: Object.fromEntries(Object.entries(realErrors(values, errors)).slice(0, 1)) as Errors<V> })',
      'Of three wrong fields only the first shows its error.',
    ),
    subtle(
      state,
      'validate: writeProblems,',
      'validate: isSignedIn ? writeProblems : () => ({}),',
      'A visitor is led to the log-in with an invalid form.',
    ),
    subtle(
      'src/features/reviews/model/reviewFormMachine.ts',
      'edited: (state) => ({ ...backToEditing(state), news:',
      'edited: (state) => ({ ...backToEditing(state), hasTried: false, news:',
      'After a refused attempt a field that is filled, emptied again and left shows no error until the next press of the button.',
    ),
  ],
  'WRITE-15': [
    plain(
      submit,
      `    savePendingReview({
      businessId,
      formData,
      timestamp: Date.now(),
      redirectPath,
      browsingSession: browsingSession(),
      ...(author && { author }),
    })
`,
      '',
      "A visitor's form is not kept.",
    ),
    subtle(
      submit,
      '    savePendingReview({\n',
      '    if (author) savePendingReview({\n',
      'Only what somebody wrote whose session has ended is kept, not what visitors wrote.',
    ),
    subtle(
      submit,
      'formData,\n      timestamp',
      "formData: { ...formData, experienceDate: '' },\n      timestamp",
      'The day of the experience is not kept.',
    ),
    subtle(
      pending,
      '  writePending(review)\n  showTabOpen()',
      '  if (!before) writePending(review)\n  showTabOpen()',
      'The form of a second business is not kept while that of the first waits.',
    ),
  ],
  'WRITE-16': [
    plain(
      submit,
      '    dispatch(navigationRequested({ to: routes.login, state }))\n',
      '',
      'The visitor stays on the form.',
    ),
    subtle(
      submit,
      'dispatch(navigationRequested({ to: routes.login, state }))',
      'dispatch(navigationRequested({ to: routes.signup, state }))',
      'The visitor is led to the sign-up.',
    ),
    subtle(
      submit,
      "'Hyr për të komentuar për këtë biznes.'",
      "'Hyr për të komentuar për këtë biznes'",
      'The message lacks its full stop.',
    ),
    subtle(
      'src/pages/login/Page.tsx',
      "{message && <Alert kind={isSuccess ? 'success' : 'info'}>{message}</Alert>}",
      '{message && isSuccess && <Alert kind="success">{message}</Alert>}',
      'The log-in does not say what it is for.',
    ),
    subtle(
      submit,
      "const state = { from: redirectPath, message: 'Hyr për të komentuar për këtë biznes.' }",
      "const state = { from: redirectPath, ...(!author && { message: 'Hyr për të komentuar për këtë biznes.' }) }",
      'A user whose session ended while writing reaches /login on submitting without the message.',
    ),
  ],
  'WRITE-17': [
    plain(
      state,
      'if (isSentItself(pending) && isComplete && !isLanguage) {',
      'if (isSentItself(pending) && !isComplete) {',
      'The form comes back after the log-in, but waits for a press.',
    ),
    subtle(
      unsent,
      'const PENDING_LIFETIME = 60 * 60 * 1000',
      'const PENDING_LIFETIME = 59 * 60 * 1000',
      'A form of 59 and a half minutes is gone.',
    ),
    subtle(
      unsent,
      'age < PENDING_LIFETIME',
      'age < PENDING_LIFETIME - 1',
      'A form one millisecond younger than an hour is gone.',
    ),
    subtle(
      unsent,
      'experienceDate: text(form.experienceDate),',
      "experienceDate: '',",
      'The day of the experience does not come back.',
    ),
    subtle(
      'src/features/auth/model/loginAndSignup.ts',
      '    adoptUnsentTexts(known._id)\n',
      '',
      'What a visitor wrote waits for a press after the log-in.',
    ),
  ],
  'WRITE-18': [
    plain(
      unsent,
      'return age >= -CLOCK_SLACK && age < PENDING_LIFETIME',
      'return age >= -CLOCK_SLACK',
      'A form of yesterday is sent after the log-in.',
    ),
    subtle(unsent, 'age < PENDING_LIFETIME', 'age <= PENDING_LIFETIME', 'A form of exactly one hour is sent.'),
    subtle(
      pending,
      '  if (review.businessId === businessId) return review\n  keepAsDraft(review)\n  return undefined\n',
      '  return review\n',
      'What was written about one business is sent for another one.',
    ),
    subtle(
      pending,
      '  writePending(null)\n  if (!isCurrent) return undefined\n',
      '  if (isCurrent) writePending(null)\n  if (!isCurrent) return undefined\n',
      'A form that is too old stays stored.',
    ),
    subtle(
      pending,
      '  writePending(null)\n  if (!isCurrent) return undefined\n',
      '  if (review?.businessId === businessId) writePending(null)\n  if (!isCurrent) return undefined\n',
      'The form of another business goes on waiting to be sent.',
    ),
    subtle(
      pending,
      'if (isCurrent && !(isOfThisVisit(review) && isFor(author, review))) return undefined',
      'if (isCurrent && !(isOfThisVisit(review) && isFor(author, review) && review.businessId === businessId)) return undefined',
      "A saved form of another business stays stored when the user opens a form after the log-in, and is sent by itself when that business's form is opened within the hour.",
    ),
  ],
  'WRITE-19': [
    plain(redirect, '  dropRedirect()\n  return path', '  return path', 'Every later log-in leads to the form again.'),
    subtle(
      redirect,
      'takeRedirect() ?? safePath(from)',
      '(from === undefined ? takeRedirect() : undefined) ?? safePath(from)',
      'Who was led to the log-in by a page keeps the stored way back for the next log-in.',
    ),
    subtle(
      login,
      'const to = destinationAfterLogin(from)\n      if (isOnPage()) dispatch(navigationRequested({ to, replace: true }))',
      'if (isOnPage()) dispatch(navigationRequested({ to: destinationAfterLogin(from), replace: true }))',
      'Who goes elsewhere while logging in keeps the stored way back.',
    ),
    subtle(
      redirect,
      'export const dropRedirect = (): void => writeItem(storageKeys.pendingRedirect, null)',
      "export const dropRedirect = (): void => writeItem(storageKeys.pendingRedirect, '/')",
      'The way back is not removed but set to home, so that the next log-in forgets where it came from.',
    ),
    subtle(
      redirect,
      'takeRedirect() ?? safePath(from)',
      '(from === readRedirect() ? undefined : takeRedirect()) ?? safePath(from)',
      'After logging in to send a review the pending redirect stays in local storage, and the next log-in lands on that write page.',
    ),
  ],
  'WRITE-20': [
    plain(
      writing,
      '    if (isHere) dispatch(navigationRequested({ to: businessPath(id), replace: true }))\n',
      '',
      'The form stays after the review was sent.',
    ),
    subtle(
      writing,
      'if (isHere) dispatch',
      'if (isHere && !isInReview(business)) dispatch',
      'After a comment on a business in review the form stays.',
    ),
    subtle(
      submit,
      "isUnseen: !review }))\n    return { end: 'created' }",
      "isUnseen: !review }))\n    return { end: review ? 'created' : 'refused' }",
      'After an answer that names no review the form stays.',
    ),
  ],
  'WRITE-21': [
    plain(
      writing,
      "if (result.end === 'created') sent()",
      'sent()',
      'A refused review leads to the business, with thanks.',
    ),
    subtle(
      writing,
      "if (result.end === 'created') sent()",
      "if (result.end === 'created' || result.end === 'alreadyReviewed') sent()",
      'Who has reviewed the business already is led to it as if the review had been sent.',
    ),
    subtle(
      submit,
      'if (own && isSameText(own, sent)) {',
      'if (isUncertain || (own && isSameText(own, sent))) {',
      'Without a connection the form leads to the business as if the review had been sent.',
    ),
  ],
  'WRITE-22': [
    plain(form, '<p id={ERROR_ID}>{error}</p>', '<p id={ERROR_ID} />', 'Nobody is told why the review was refused.'),
    subtle(
      form,
      '        {error && (\n',
      '        {error && hasFailedItself && (\n',
      'Only a review that was sent by itself shows its error.',
    ),
    subtle(
      state,
      'error: base.isSubmitting ? null : refusal,',
      "error: base.isSubmitting || state.phase === 'alreadyReviewed' ? null : refusal,",
      'Who has reviewed the business already is told nothing.',
    ),
    subtle(
      submit,
      'dispatch(createRefused({ message: refusalText(failure), code }))',
      'dispatch(isUncertain ? createErrorCleared() : createRefused({ message: refusalText(failure), code }))',
      'Nothing is said when the server cannot be reached.',
    ),
    subtle(
      state,
      'error: base.isSubmitting ? null : refusal,',
      'error: base.isSubmitting || state.hasFailedItself ? null : refusal,',
      'When the automatic submit after the log-in fails, no error is shown.',
    ),
  ],
  'WRITE-23': [
    plain(state, clears, "    tell({ type: 'edited' })", 'The error stays while the form is edited.'),
    subtle(
      state,
      clears,
      "    tell({ type: 'edited' })\n    if (!('experienceDate' in change)) dispatch(createErrorCleared())",
      'Another day leaves the error.',
    ),
    subtle(state, 'setValues: edit,', 'setValues: base.setValues,', 'Other stars leave the error.'),
    subtle(
      state,
      clears,
      "    tell({ type: 'edited' })\n    if (!('title' in change)) dispatch(createErrorCleared())",
      'Another title leaves the error.',
    ),
  ],
  'WRITE-24': [
    plain(fields, fillsTitle, 'setValues({ rating })', 'Choosing stars leaves the title empty.'),
    subtle(words, "'Mirë', 'Shkëlqyeshëm'", "'Shumë mirë', 'Shkëlqyeshëm'", "Four stars fill in 'Shumë mirë'."),
    subtle(words, "'Shkëlqyeshëm'", "'Shkëlqyeshem'", "Five stars fill in 'Shkëlqyeshem'."),
    subtle(
      words,
      'starWords[stars - 1]',
      'starWords[Math.max(stars - 1, 1)]',
      "One star fills in 'Keq', the word of two.",
    ),
  ],
  'WRITE-25': [
    plain(
      rules,
      "  title.trim() === '' || starWords.some((word) => word === title) ? starWord(stars) : title",
      '  starWord(stars) || title',
      "Choosing stars replaces the author's own title.",
    ),
    subtle(
      rules,
      'starWords.some((word) => word === title)',
      'starWords.some((word) => title.startsWith(word))',
      "A title like 'Mirë, por e shtrenjtë' is replaced when the stars change.",
    ),
    subtle(
      rules,
      'starWords.some((word) => word === title)',
      'starWords.slice(0, 4).some((word) => word === title)',
      "After five stars and then three the title still is 'Shkëlqyeshëm'.",
    ),
    subtle(
      rules,
      'starWords.some((word) => word === title)',
      'starWords.some((word) => word.toLowerCase() === title.toLowerCase())',
      "The author's own title 'mirë' is replaced when the stars change.",
    ),
  ],
  'WRITE-26': [
    plain(
      submit,
      'const userId = await findSender(dispatch, author)',
      "const userId = (await findSender(dispatch, author)) ?? 'authenticated'",
      'A review is sent in the name of nobody.',
    ),
    subtle(submit, noUser, "return { end: 'refused' }", 'Nothing is sent and nothing is said.'),
    subtle(
      submit,
      noUser,
      "dispatch(createRefused({ message: NO_USER }))\n      return { end: 'created' }",
      'Nothing is sent, but the author is thanked and led to the business.',
    ),
    subtle(
      'src/api/findUserId.ts',
      'return isReal(found) ? found : undefined',
      'return found',
      'For a user whom the server names without an id the placeholder is sent.',
    ),
  ],
  'WRITE-27': [
    plain(rules, blank, blankWith('rating: 0', 'rating: 5'), 'The form opens with five stars.'),
    subtle(rules, blank, blankWith("orderId: ''", "orderId: '0'"), 'The form opens with an order number.'),
    subtle(
      rules,
      blank,
      blankWith("experienceDate: ''", "experienceDate: '2026-01-01'"),
      'The form opens with a day in it.',
    ),
    subtle(rules, blank, blankWith("title: ''", "title: ' '"), 'The form opens with a blank in its title.'),
  ],
  'WRITE-28': [
    plain(
      state,
      '        base.setValues(blankReview)\n      }',
      '      }',
      'What was sent stands in the form until the page of the business has come.',
    ),
    subtle(
      state,
      '        base.setValues(blankReview)\n      }',
      '        base.setValues({ ...blankReview, rating: values.rating })\n      }',
      'The stars stand in the form after the review was sent.',
    ),
    subtle(
      state,
      '        base.setValues(blankReview)\n      }',
      '        base.setValues({ ...blankReview, experienceDate: values.experienceDate })\n      }',
      'The day stands in the form after the review was sent.',
    ),
  ],
  'WRITE-29': [
    plain(
      page,
      '{isInactive(business) ? (',
      "{isInactive(business) || business.status === 'in_review' ? (",
      'Nothing can be written about a business in review.',
    ),
    subtle(
      page,
      '{isInactive(business) ? (',
      "{isInactive(business) || (business.status === 'in_review' && isSignedIn) ? (",
      'Only visitors have the form of a business in review.',
    ),
    subtle(
      search,
      'reviews.filter(({ isApproved }) => isApproved)',
      'reviews.slice()',
      'A search in the comments shows those that wait for approval.',
    ),
    subtle(
      'api-mocks/handlers/reviews/createReview.ts',
      "isApproved: business.status !== 'in_review',",
      'isApproved: true,',
      'A comment on a business in review is public at once.',
    ),
  ],
  'WRITE-30': [
    plain(
      page,
      '{isInactive(business) ? (',
      "{business.status === 'closed' ? (",
      'An inactive business has the form like any other.',
    ),
    subtle(
      page,
      '{isInactive(business) ? (',
      '{isInactive(business) && isSignedIn ? (',
      'Visitors may write about an inactive business.',
    ),
    subtle(
      page,
      '{isInactive(business) ? (',
      '{isInactive(business) && !isSignedIn ? (',
      'Users may write about an inactive business.',
    ),
  ],
  'WRITE-31': [
    plain(
      keys,
      "pendingComment: 'pendingComment'",
      "pendingComment: 'pendingReview'",
      'It is stored under another name.',
    ),
    subtle(
      submit,
      'timestamp: Date.now(),',
      'timestamp: Math.floor(Date.now() / 1000),',
      'The time is stored in seconds.',
    ),
    subtle(
      submit,
      'formData,\n      timestamp',
      'formData: (({ orderId: _, ...form }) => form as ReviewValues)(formData),\n      timestamp',
      'The order number is not among what is stored.',
    ),
    subtle(
      submit,
      'redirectPath,\n      browsingSession',
      'redirectPath: routes.home,\n      browsingSession',
      'The path that is stored is that of home.',
    ),
  ],
}
