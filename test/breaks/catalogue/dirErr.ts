// How the statements about errors of comments could be false.
import { type Area, plain, subtle } from '../break'

const submit = 'src/features/reviews/model/submitReview.ts'
const texts = 'src/features/reviews/model/reviewTexts.ts'
const read = 'src/api/readResponse.ts'
const latest = 'src/features/reviews/ui/LatestReviews.tsx'
const outdated = 'src/pages/business/ReviewsLoading.tsx'
const all = 'src/pages/business/AllReviews.tsx'
const ofBusiness = 'src/pages/business/OwnReviewsOfPage.tsx'
const ofUser = 'src/pages/myReviews/OwnReviewsSection.tsx'
const mine = 'src/features/reviews/ui/own/MyReviews.tsx'
const editor = 'src/features/reviews/ui/own/ReviewEditor.tsx'
const deletion = 'src/features/reviews/ui/own/ReviewDeletion.tsx'
const ownWrites = 'src/features/reviews/ui/own/useReviewWrites.ts'

const overload = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'

export const dirErr: Area = {
  'DIRERR-01': [
    plain(
      submit,
      "'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'",
      "'Komenti nuk u pranua.'",
      'Another text for words that are not allowed.',
    ),
    subtle(
      submit,
      "=== 'INAPPROPRIATE_LANGUAGE') return INAPPROPRIATE",
      "=== 'INAPPROPRIATE_LANGUAGE') return serverMessage ?? INAPPROPRIATE",
      'What the server says of the words is shown in place of the specified text.',
    ),
    subtle(
      submit,
      'if ((body as { code?: unknown } | undefined)?.code === ',
      'if (status === 400 && (body as { code?: unknown } | undefined)?.code === ',
      'With status 422 the same code is told in the words of the server.',
    ),
    subtle(submit, 'Ju lutem hiqni fjalët fyese', 'Ju lutemi hiqni fjalët fyese', 'One letter more in the text.'),
    subtle(
      submit,
      "if ((body as { code?: unknown } | undefined)?.code === 'INAPPROPRIATE_LANGUAGE') return INAPPROPRIATE",
      "if (status === 400 && (body as { code?: unknown } | undefined)?.code === 'INAPPROPRIATE_LANGUAGE') return INAPPROPRIATE",
      "A refusal with code INAPPROPRIATE_LANGUAGE and status 422 (or 200 with success false) shows the server's words or a general text.",
    ),
  ],
  'DIRERR-02': [
    plain(
      submit,
      'message: serverMessage ?? EXISTS',
      'message: EXISTS',
      'What the server says of a second comment is never shown.',
    ),
    subtle(
      submit,
      "'Ti ke lënë tashmë një koment për këtë biznes.'",
      "'Ti ke lënë një koment për këtë biznes.'",
      'Another text where the server says nothing.',
    ),
    subtle(
      submit,
      "const exists = code === 'REVIEW_ALREADY_EXISTS'",
      "const exists = code === 'REVIEW_ALREADY_EXISTS' && status === 409",
      'With status 400 and no message the code is told as any other refusal.',
    ),
    subtle(
      submit,
      'if (own || exists) {',
      'if (own) {',
      'Where the own comment is not found among those of the business, a refusal without message says something else.',
    ),
    subtle(
      submit,
      'if (own && isSameText(own, sent)) {',
      'if (own) {',
      'A second comment with another text is said to have been sent.',
    ),
    subtle(
      submit,
      'if (own || exists) {',
      'if (own || (exists && serverMessage)) {',
      "REVIEW_ALREADY_EXISTS without a message (and without the review in the look that follows) shows 'Pati një gabim në server. …'.",
    ),
  ],
  'DIRERR-03': [
    plain(texts, overload, 'Sistemi është i ngarkuar.', 'The text does not say to wait.'),
    subtle(
      read,
      '[/too many|slow down/i, ',
      '[/too many/i, ',
      'A server that only says to slow down is quoted in its own words.',
    ),
    subtle(latest, '{text && <ReloadButton />}', '', 'On the home page there is no button to load the page afresh.'),
    subtle(
      outdated,
      '{overload && <ReloadButton size="sm" />}',
      '',
      'Beside comments that are shown already there is no button to load the page afresh.',
    ),
    subtle(
      'src/features/reviews/ui/ReloadButton.tsx',
      'onClick={reloadPage}',
      'onClick={() => {}}',
      'The button to load the page afresh does nothing.',
    ),
    subtle(
      read,
      "return found ?? (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined)",
      "return (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined) ?? found",
      'An overloaded server that sends a code of its own is quoted in its words.',
    ),
    subtle(
      all,
      'message={overloadText(error) ?? error.message}',
      'message={error.message}',
      'On the page of a business an overload is told in the words of the server.',
    ),
    subtle(
      mine,
      'overloadText(error) ??\n  ',
      '',
      'Among the own comments an overload is told in the words of the server.',
    ),
  ],
  'DIRERR-04': [
    plain(
      latest,
      'message={text ?? `Gabim në ngarkimin e komenteve: ${error.message}`}',
      'message={text ?? error.message}',
      'Home shows only what the server says.',
    ),
    subtle(
      all,
      'otherwise={`Gabim në ngarkimin e komenteve: ${error.message}`}',
      'otherwise={error.message}',
      'Comments that could not be refreshed show only what the server says.',
    ),
    subtle(
      latest,
      'Gabim në ngarkimin e komenteve: ${error.message}',
      "Gabim në ngarkimin e komenteve: ${error.serverMessage ?? ''}",
      'Without words of the server nothing stands behind the colon.',
    ),
    subtle(
      latest,
      'Gabim në ngarkimin e komenteve: ${error.message}',
      'Gabim në ngarkimin e komenteve ${error.message}',
      'The colon is missing.',
    ),
  ],
  'DIRERR-05': [
    plain(
      ofBusiness,
      "'Ka ndodhur një gabim gjatë përditësimit të komentit.'",
      "'Komenti nuk u ruajt.'",
      'Another text for a change that failed.',
    ),
    subtle(
      ofBusiness,
      "update: ({ serverMessage }) => serverMessage ?? 'Ka ndodhur një gabim gjatë përditësimit të komentit.'",
      'update: ({ message }) => message',
      'Without words of the server the text is an English one with the status.',
    ),
    subtle(
      ofBusiness,
      "update: ({ serverMessage }) => serverMessage ?? 'Ka",
      "update: () => 'Ka",
      'What the server says of a change is never shown, so it is no fallback.',
    ),
    subtle(
      editor,
      '{refusal !== undefined && (',
      '{refusal !== undefined && !hasChanges && (',
      'While the form holds changes, it does not say that they were refused.',
    ),
    subtle(
      ofBusiness,
      "update: ({ serverMessage }) => serverMessage ?? 'Ka ndodhur një gabim gjatë përditësimit të komentit.',",
      "update: ({ kind, serverMessage }) =>\n    kind === 'network'\n      ? 'Gabim në lidhje me serverin'\n      : (serverMessage ?? 'Ka ndodhur një gabim gjatë përditësimit të komentit.'),",
      "On the business page, saving a comment without a connection shows 'Gabim në lidhje me serverin' instead of the fallback.",
    ),
  ],
  'DIRERR-06': [
    plain(
      ofBusiness,
      "'Ka ndodhur një gabim gjatë fshirjes së komentit.'",
      "'Komenti nuk u fshi.'",
      'Another text for a deletion that failed.',
    ),
    subtle(
      ofBusiness,
      "delete: ({ serverMessage }) => serverMessage ?? 'Ka ndodhur një gabim gjatë fshirjes së komentit.'",
      'delete: ({ message }) => message',
      'Without words of the server the text is an English one with the status.',
    ),
    subtle(deletion, 'error={refusal}', 'error={undefined}', 'The dialog does not say that the deletion failed.'),
    subtle(
      ownWrites,
      'return { refusal: refusals[write](failure) }',
      'return { refusal: refusals.update(failure) }',
      'A failed deletion is told as a failed change.',
    ),
    subtle(
      deletion,
      "} else if (isOnPage()) setRefusal(end.refusal)\n    else onNotice('error', end.refusal)",
      '} else if (isOnPage()) setRefusal(end.refusal)',
      'An author who has gone to another page while a comment is being deleted is not told that it failed.',
    ),
  ],
  'DIRERR-07': [
    plain(
      ofUser,
      "'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'",
      "'Gabim në përditësimin e komentit.'",
      'The text does not say to try again.',
    ),
    subtle(
      ofUser,
      "update: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim",
      "update: ({ kind, serverMessage }) => (kind === 'network' ? OFFLINE : serverMessage ? serverMessage : 'Gabim",
      'What the server says is shown in place of the fixed text.',
    ),
    subtle(
      ofUser,
      "update: ({ kind }) => (kind === 'network' ?",
      "update: ({ kind }) => (kind === 'network' || kind === 'unexpected' ?",
      'A fault of the server is told as one of the connection.',
    ),
    subtle(
      editor,
      "if (isOnPage()) setRefusal(end.refusal)\n      else onNotice('error', end.refusal)",
      'if (isOnPage()) setRefusal(end.refusal)',
      'A user who has left the page meanwhile is not told.',
    ),
    subtle(
      ofUser,
      "update: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'),",
      "update: ({ kind, serverMessage }) =>\n    kind === 'network'\n      ? OFFLINE\n      : (kind === 'invalid' && serverMessage) || 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.',",
      "In my comments an update that the server refuses with field errors shows the server's message instead of the fixed text.",
    ),
  ],
  'DIRERR-08': [
    plain(
      ofUser,
      "'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'",
      "'Gabim në fshirjen e komentit.'",
      'The text does not say to try again.',
    ),
    subtle(
      ofUser,
      "delete: ({ kind }) => (kind === 'network' ?",
      "delete: ({ kind }) => (kind === 'network' || kind === 'forbidden' ?",
      'A deletion that is forbidden is told as a fault of the connection.',
    ),
    subtle(
      ofUser,
      "'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'",
      "'Gabim në fshirjen e komentit. Ju lutemi provoni përsëri.'",
      'One letter more in the text.',
    ),
    subtle(
      deletion,
      "} else if (isOnPage()) setRefusal(end.refusal)\n    else onNotice('error', end.refusal)",
      '} else if (isOnPage()) setRefusal(end.refusal)',
      'A user who has left the page meanwhile is not told.',
    ),
    subtle(
      ofUser,
      "delete: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'),",
      "delete: ({ kind }) => (kind === 'unexpected' ? 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.' : OFFLINE),",
      "In my comments a deletion refused with 403 or 429 shows 'Gabim në lidhje me serverin'.",
    ),
  ],
  'DIRERR-09': [
    plain(
      mine,
      "(error.serverMessage ?? 'Gabim në ngarkimin e komenteve')",
      "'Gabim në ngarkimin e komenteve'",
      'What the server says is never shown.',
    ),
    subtle(
      mine,
      "(error.serverMessage ?? 'Gabim në ngarkimin e komenteve')",
      'error.message',
      'Without words of the server the text is an English one with the status.',
    ),
    subtle(
      mine,
      "(error.serverMessage ?? 'Gabim në ngarkimin e komenteve')",
      "(error.serverMessage ?? 'Gabim në ngarkimin e komenteve.')",
      'The text ends with a full stop.',
    ),
    subtle(
      mine,
      "(error.serverMessage ?? 'Gabim në ngarkimin e komenteve')",
      "(error.status === 403 ? 'Gabim në ngarkimin e komenteve' : (error.serverMessage ?? 'Gabim në ngarkimin e komenteve'))",
      'What the server says of a refusal is not shown.',
    ),
    subtle(
      mine,
      '<p>{loadError(error)}</p>',
      '',
      "My comments that could not be refreshed stand under 'Lista nuk u përditësua…' without the reason.",
    ),
  ],
  'DIRERR-10': [
    plain(
      mine,
      "error.kind === 'network' ? 'Gabim në lidhje me serverin' : ",
      '',
      'Without a connection the own comments only say that they could not be loaded.',
    ),
    subtle(
      ofUser,
      "const OFFLINE = 'Gabim në lidhje me serverin'",
      "const OFFLINE = 'Nuk ka lidhje me serverin'",
      'Changing and deleting without a connection have another text.',
    ),
    subtle(
      ofUser,
      "delete: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.')",
      "delete: () => 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'",
      'Deleting without a connection has the text of any other failure.',
    ),
    subtle(
      'src/api/bearer.ts',
      'return result.status === 0 ? networkError() : unable(result.status)',
      'return unable(result.status)',
      'Without a connection, and with an access token that has expired, the text is another one.',
    ),
  ],
}
