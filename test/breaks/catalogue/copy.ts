// How the statements about the texts could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

export const copy: Area = {
  'COPY-01': [
    plain(
      'src/features/businesses/ui/AddBusinessCard.tsx',
      'Nuk e gjen biznesin?',
      'Is a business missing?',
      'A heading of home is English.',
    ),
    subtle('src/app/layout/Header.tsx', "'Hap menynë'", "'Open menu'", "The name of the phone's menu is English."),
    subtle(
      'src/ui/SearchField.tsx',
      "clearLabel = 'Pastro kërkimin'",
      "clearLabel = 'Clear'",
      'The name of a button that has no text is English.',
    ),
    subtle(
      'src/lib/typedDay.ts',
      "'Kjo datë nuk ekziston. Kontrollo ditën dhe muajin.'",
      "'This date does not exist.'",
      'The error of a day is English.',
    ),
    subtle(
      'index.html',
      'Nëse diçka mungon, dhe për të kërkuar, për të komentuar e për të hyrë, aktivizo JavaScript-in te cilësimet e shfletuesit dhe',
      'If something is missing, switch on JavaScript in the settings of the browser and',
      'The note for browsers without scripts is English.',
    ),
    subtle(
      'src/features/reviews/model/submitReview.ts',
      "429: 'Ke dërguar shumë kërkesa. Prit pak dhe provo përsëri.'",
      "429: 'Too many requests. Try again later.'",
      'What is said of too many reviews is English.',
    ),
    subtle(
      'src/features/businesses/model/addBusiness.ts',
      "return failure.serverMessage ?? (failure.status === 0 ? 'Gabim në lidhje me serverin' : undefined)",
      'return failure.message',
      "A failure to add a business without the server's words shows 'HTTP error! status: 500' or 'Network error. Please check your connection.'.",
    ),
    subtle(
      'src/features/auth/model/accountCalls.ts',
      "const text = failure.serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit'",
      'const text = failure.message',
      "The dialog of a change of password shows 'HTTP error! status: 500' when the server fails without words.",
    ),
    subtle(
      'src/ui/useForm.ts',
      '      noValidate: true,\n',
      '      noValidate: false as true,\n',
      "A link without https:// in 'Shto biznes', or a wrong e-mail, is refused by the browser's own bubble, in the browser's language.",
    ),
    subtle(
      'src/lib/albanianFormat.ts',
      "  if (Number.isNaN(time)) return 'Datë e panjohur'\n  const { day, month, year }",
      '  if (Number.isNaN(time)) return String(moment)\n  const { day, month, year }',
      "A comment without a date says 'undefined' in its place.",
    ),
  ],
  'COPY-02': [
    plain(
      'src/features/reviews/model/submitReview.ts',
      "'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'",
      "'Komenti përmban fjalë fyese.'",
      'A quoted message has other words.',
    ),
    subtle(
      'src/lib/wording.ts',
      'CORRECTS_NO_RESULTS: boolean = false',
      'CORRECTS_NO_RESULTS: boolean = true',
      "A search without results has 'gjetën' where 'gjeten' is quoted.",
    ),
    subtle(
      'src/session/constants.ts',
      "'Sesioni juaj ka skaduar. Ju",
      "'Sesioni juaj ka skaduar! Ju",
      'A quoted message has another sign.',
    ),
    subtle(
      'src/pages/category/Results.tsx',
      '<Button onClick={retry}>Provo Përsëri</Button>',
      '<Button onClick={retry}>Provo përsëri</Button>',
      'A quoted button has a small letter.',
    ),
    subtle(
      'src/features/reviews/model/reviewTexts.ts',
      "'Sistemi është i ngarkuar. Ju lutem prisni",
      "'Sistemi eshtë i ngarkuar. Ju lutem prisni",
      'A quoted message lacks an ë.',
    ),
    subtle(
      'src/pages/business/AllReviews.tsx',
      "'Ky biznes është joaktiv.'",
      "'Ky biznes është joaktiv'",
      'A quoted message lacks its full stop.',
    ),
    subtle(
      'src/pages/category/Results.tsx',
      '        <ErrorState kind={error.kind} title="Gabim në ngarkimin e bizneseve" message={error.message}>\n          <Button onClick={retry}>Provo Përsëri</Button>\n        </ErrorState>',
      '        <ErrorState\n          kind={error.kind}\n          title="Gabim në ngarkimin e bizneseve"\n          message={error.message}\n          onRetry={retry}\n        />',
      "The button of a category page that could not be loaded says 'Provo përsëri' instead of 'Provo Përsëri'.",
    ),
    subtle(
      'src/lib/albanianFormat.ts',
      '`${n} ${n === 1 ? one : many}`',
      '`${n} ${n <= 1 ? one : many}`',
      "A category without businesses says '(0 biznes)' instead of '(0 biznese)'.",
    ),
    subtle(
      'src/features/auth/ui/profile/ProfileDetails.tsx',
      "{user.role || 'User'}",
      '{user.role || unknown}',
      "The profile of a user without a role says 'Nuk dihet' instead of 'User'.",
    ),
    subtleInBrowser(
      'src/ui/StateBox.module.scss',
      '.title {\n  font-size: var(--text-xl);\n}\n\nh1.title',
      '.title {\n  font-size: var(--text-xl);\n  text-transform: capitalize;\n}\n\nh1.title',
      "Titles like 'Nuk u gjetën biznese' read 'Nuk U Gjetën Biznese'.",
    ),
    subtle(
      'src/ui/Pagination.tsx',
      '        Faqja {current} nga {pages}\n',
      '        {isNarrow ? `${current} / ${pages}` : `Faqja ${current} nga ${pages}`}\n',
      "On a phone the pagination of comments says '2 / 5' instead of 'Faqja 2 nga 5'.",
    ),
    subtle(
      'src/lib/wording.ts',
      'export const CORRECTS_CLEAR_FILTERS: boolean = false',
      'export const CORRECTS_CLEAR_FILTERS: boolean = true',
      "The button that clears the filters says 'Pastro të gjithë filtrat' instead of 'Pastro të gjitha filtrat'.",
    ),
  ],
}
