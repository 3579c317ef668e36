// How the statements about choosing a business could be false.
import { type Area, plain, subtle } from '../break'

const page = 'src/pages/chooseBusiness/Page.tsx'
const search = 'src/features/businesses/ui/BusinessSearch.tsx'

const to = 'to: hasReviewed ? businessPath(id) : writePath(id)'
const box = '<BusinessSearch onPick={pick} reviewed={reviewed} />'
const picked = '_id === id && hasReviewed'

export const choose: Area = {
  'CHOOSE-01': [
    plain(page, 'heading="Ndaj përvojën tënde"', 'heading="Zgjidh biznesin"', 'The page has another title.'),
    subtle(
      page,
      'heading="Ndaj përvojën tënde"',
      'heading="Ndaj përvojën tënde"\n      title="Shkruaj një koment"',
      "The browser's tab has another title.",
    ),
    subtle(page, 'heading="Ndaj përvojën tënde"', 'heading="Ndaj përvojen tënde"', 'The title lacks an ë.'),
  ],
  'CHOOSE-02': [
    plain(page, to, 'to: writePath(id)', 'Every business leads to its form.'),
    subtle(
      page,
      box,
      '<BusinessSearch onPick={pick} />',
      'The own comments are not looked at, as the search names no user.',
    ),
    subtle(
      search,
      'reviewed?.has(item._id) ? { ...item, hasReviewed: true } : item',
      'reviewed ? { ...item, hasReviewed: reviewed.has(item._id) } : item',
      'What the result itself says is not looked at.',
    ),
    subtle(
      search,
      picked,
      '_id === id && results[0]?._id === id && hasReviewed',
      'Only the first result is looked at.',
    ),
  ],
  'CHOOSE-03': [
    plain(page, to, 'to: businessPath(id)', 'Every business leads to its page.'),
    subtle(search, picked, 'hasReviewed', 'A business leads to its page because another result is reviewed.'),
    subtle(
      page,
      to,
      'to: hasReviewed || !isSignedIn ? businessPath(id) : writePath(id)',
      'Visitors are led to the page of the business.',
    ),
    subtle(
      page,
      to,
      'to: hasReviewed || items.length > 0 ? businessPath(id) : writePath(id)',
      'Who has reviewed any business is led to the page of every other.',
    ),
  ],
  'CHOOSE-04': [
    plain(page, box, '<input type="search" aria-label="Kërko biznese" />', 'The field searches for nothing.'),
    subtle(
      search,
      'results.length >= SEARCH_LIMIT && (',
      '!reviewed && results.length >= SEARCH_LIMIT && (',
      'There is no way to the results after the fifteenth.',
    ),
    subtle(
      search,
      'placeholder={isNarrow ?',
      'placeholder={isNarrow || reviewed ?',
      'The placeholder is that of a phone on every screen.',
    ),
    subtle(
      search,
      'useUniversalSearch(term, isWanted)',
      "useUniversalSearch(reviewed && term.length < 3 ? '' : term, isWanted)",
      'The search begins with the third letter.',
    ),
  ],
}
