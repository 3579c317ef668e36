// How the statements about the texts could be false.
import { type Area, plain, subtle } from '../break'

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
  ],
}
