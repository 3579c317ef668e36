// How the statements about choosing a business could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

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
    subtle(
      page,
      'heading="Ndaj përvojën tënde"',
      "heading={isAddWanted ? 'Shto biznes' : 'Ndaj përvojën tënde'}",
      "Once a signed-in user has pointed at the button that adds a business, heading and tab title read 'Shto biznes'.",
    ),
    subtle(
      page,
      'heading="Ndaj përvojën tënde"',
      'heading="Ndaj përvojën tënde"\n      title={isSignedIn ? undefined : \'Zgjidh biznesin\'}',
      "For visitors who are not signed in the tab's title of /koment is 'Zgjidh biznesin'.",
    ),
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
    subtle(
      page,
      'business?._id)), [items])',
      'business?._id)), [userId])',
      'Own comments that arrive after the page has opened are not taken in: picking a business already reviewed leads to its write page.',
    ),
    subtle(
      search,
      'results.some(({ _id, hasReviewed }) => _id === id && hasReviewed)',
      'results.find(({ hasReviewed }) => hasReviewed)?._id === id',
      'Of several results the user has reviewed only the first leads to its business page, the others to /koment/{id}.',
    ),
    subtle(
      search,
      '(reviewed?.has(item._id) ? { ...item, hasReviewed: true } : item)',
      '(reviewed ? { ...item, hasReviewed: reviewed.has(item._id) } : item)',
      'A result that the server marks with hasReviewed leads to the write page unless it is among the own comments loaded.',
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
    subtle(
      search,
      'results.some(({ _id, hasReviewed }) => _id === id && hasReviewed)',
      'results.some(({ hasReviewed }) => hasReviewed)',
      'As soon as one of the results was reviewed, picking any other one leads to /biznes/{id} instead of its write page.',
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
    subtle(
      search,
      'const term = typed && paused',
      "const term = reviewed && typed.length < 2 ? '' : typed && paused",
      "On /koment a single letter sends no search and 'Duke kërkuar…' stays; on home it finds businesses.",
    ),
    subtle(
      search,
      "status={isWaiting ? 'waiting' : hasFailed ? 'failed' : 'answered'}",
      "status={isWaiting ? 'waiting' : hasFailed && !reviewed ? 'failed' : 'answered'}",
      "On /koment a failed search says 'Nuk u gjetën rezultate' instead of the error that home shows.",
    ),
    subtleInBrowser(
      'src/pages/chooseBusiness/Page.module.scss',
      '  --field-height: 3.5rem;\n',
      '  --field-height: 3.5rem;\n\n  overflow: hidden;\n',
      'On /koment the list of results is cut off at the lower edge of the search section, unlike on home.',
    ),
  ],
}
