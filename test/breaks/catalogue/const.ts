// How the statements about the constants could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const size = 'export const DEFAULT_PAGE_SIZE = 10'
const format = 'src/lib/albanianFormat.ts'
const words = 'return `${day} ${months[month - 1]} ${year}`'
const inMonths = "ago(wholeMonths, 'muaj', 'muaj')"

export const constants: Area = {
  'CONST-01': [
    plain('src/api/listings.ts', size, 'export const DEFAULT_PAGE_SIZE = 12', 'Lists have twelve items on a page.'),
    subtle('src/lib/pagination.ts', 'Number(text) : 1', 'Number(text) : 2', 'Lists begin on their second page.'),
    subtle(
      'src/lib/pagination.ts',
      '/^[1-9]\\d{0,5}$/',
      '/^\\d{1,6}$/',
      'An address with page 0 asks for a page that does not exist.',
    ),
    subtle(
      'src/features/businesses/model/businessRequests.ts',
      'const CATEGORY_PAGE_SIZE = 10',
      'const CATEGORY_PAGE_SIZE = 12',
      'Categories have twelve businesses on a page.',
    ),
    subtle(
      'src/api/wire.ts',
      'Math.max(10, shown)',
      'Math.max(20, shown)',
      'When the server tells only the total, 25 comments make 2 pages instead of 3: the last ones cannot be reached.',
    ),
    subtle(
      'src/features/reviews/model/reviewRequests.ts',
      'businessId, page, limit: DEFAULT_PAGE_SIZE, userId })',
      'businessId, page, limit: LATEST_COUNT, userId })',
      'The search in the comments of a business asks for 16 per page.',
    ),
    subtle(
      'src/lib/pagination.ts',
      'return text !== null && /^[1-9]\\d{0,5}$/.test(text) ? Number(text) : 1',
      "return Number.parseInt(text ?? '', 10) || 1",
      'A link with ?faqe=-2 asks the server for page -2 first instead of page 1.',
    ),
  ],
  'CONST-02': [
    plain(
      'src/ui/Stars.tsx',
      '{[1, 2, 3, 4, 5].map((star) => (',
      '{[1, 2, 3, 4].map((star) => (',
      'Ratings are shown with four stars.',
    ),
    subtle(
      'src/lib/rating.ts',
      'Math.max(0, Math.min(5,',
      'Math.max(0, Math.min(4,',
      'A rating of five shows four stars.',
    ),
    subtle(
      'src/lib/rating.ts',
      'Math.max(0, Math.min(5,',
      'Math.max(2, Math.min(5,',
      'A rating of one shows two stars.',
    ),
    subtle(
      'src/api/wire/readers.ts',
      'Math.min(5, Math.max(0, number(value) ?? 0))',
      'Math.min(10, Math.max(0, number(value) ?? 0))',
      "A server's rating of ten is told as '10 nga 5 yje'.",
    ),
    subtle(
      'src/ui/StarInput.tsx',
      'onChange={() => onValue(stars)}',
      'onChange={() => onValue(Math.max(stars, 2))}',
      'One star cannot be given.',
    ),
    subtle(
      'src/api/wire/readers.ts',
      'Math.min(5, Math.max(0, number(value) ?? 0))',
      'Math.max(0, number(value) ?? 0)',
      "A rating of 9 from the server is shown as '9 nga 5 yje'.",
    ),
    subtle(
      'src/storage/unsentReviews.ts',
      '[1, 2, 3, 4, 5].includes(form.rating)',
      '[1, 2, 3, 4].includes(form.rating)',
      'A kept review with five stars comes back without stars; one to four stars are kept.',
    ),
    subtle(
      'src/features/reviews/model/reviewForm.ts',
      '!(rating >= 1 && rating <= 5)',
      '!(rating > 1 && rating <= 5)',
      'A review with one star is refused as if no stars had been chosen.',
    ),
  ],
  'CONST-03': [
    plain(format, words, 'return `${month}/${day}/${year}`', 'Dates are written as in America.'),
    subtle(format, "  'qershor',\n", "  'June',\n", 'A date in June is English.'),
    subtle(format, "  'dhjetor',\n", "  'Dhjetor',\n", 'The last month has a capital.'),
    subtle(format, words, 'return `${day}. ${months[month - 1]} ${year}`', 'The day has a full stop.'),
    subtle(
      'src/lib/typedDay.ts',
      "value.split('-').reverse().join('.')",
      'value',
      'The field of a day shows 2026-11-23.',
    ),
    subtle(
      'src/features/reviews/ui/ReviewCard.tsx',
      '${formatDate(experienceDate)}',
      '${experienceDate}',
      "On the business page the day of the experience reads '2026-03-09' instead of '9 mars 2026'; among the own comments it is right.",
    ),
    subtle(
      'src/features/auth/ui/profile/ProfileDetails.tsx',
      '{formatDate(user.createdAt)}',
      '{user.createdAt ? new Date(user.createdAt).toLocaleDateString() : formatDate(undefined)}',
      "The profile shows the day of registration in the browser's own locale, like '3/9/2026'.",
    ),
  ],
  'CONST-04': [
    plain(
      format,
      "ago(Math.floor(passed / minute), 'minutë', 'minuta')",
      "ago(Math.floor(passed / minute), 'minute', 'minutes')",
      'Minutes are English.',
    ),
    subtle(
      format,
      "ago(Math.floor(wholeMonths / 12), 'vit', 'vjet')",
      "ago(Math.floor(wholeMonths / 12), 'vit', 'years')",
      'More than one year is English.',
    ),
    subtle(
      format,
      `if (wholeMonths > 0) return ${inMonths}`,
      `if (wholeMonths > 1) return ${inMonths}`,
      'One month is told in days.',
    ),
    subtle(format, "ago(days, 'ditë', 'ditë')", "ago(days, 'ditë', 'days')", 'More than one day is English.'),
    subtle(
      format,
      "ago(Math.floor(passed / hour), 'orë', 'orë')",
      "ago(Math.floor(passed / hour), 'orë', 'hours')",
      'More than one hour is English.',
    ),
    subtle(
      format,
      "  if (wholeMonths > 0) return ago(wholeMonths, 'muaj', 'muaj')\n",
      '',
      "Months are never shown: a comment of three months ago reads '92 ditë më parë'.",
    ),
    subtleInBrowser(
      format,
      "return ago(Math.floor(wholeMonths / 12), 'vit', 'vjet')",
      "return new Intl.RelativeTimeFormat('sq').format(-Math.floor(wholeMonths / 12), 'year')",
      "In Chromium, which has no Albanian data, a comment of two years ago reads '2 years ago'.",
    ),
  ],
}
