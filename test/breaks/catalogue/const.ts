// How the statements about the constants could be false.
import { type Area, plain, subtle } from '../break'

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
  ],
}
