// How the statements about the business card in lists could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const file = 'src/features/businesses/ui/BusinessCard.tsx'
const styles = 'src/features/businesses/ui/BusinessCard.module.scss'
const texts = 'src/features/businesses/model/businessTexts.ts'
const badge = 'src/ui/RatingBadge.tsx'
const rating = 'src/lib/rating.ts'
const format = 'src/lib/albanianFormat.ts'
const saved = 'src/pages/saved/List.tsx'

export const card: Area = {
  'CARD-01': [
    plain(
      file,
      '{contacts(business).map(',
      '{contacts(business).slice(0, 1).map(',
      'Cards show neither phone nor e-mail.',
    ),
    subtle(
      file,
      "['Email', email],",
      "['Email', phoneNumber ? undefined : email],",
      'The e-mail is missing where there is a phone.',
    ),
    subtle(
      file,
      "['Telefoni', phoneNumber],",
      "['Telefoni', url ? undefined : phoneNumber],",
      'The phone is missing where there is a website.',
    ),
    subtle(
      file,
      'url && hostOf(url)],',
      "url?.startsWith('http') ? hostOf(url) : undefined],",
      'A website without http is missing.',
    ),
    subtle(
      file,
      'const place = placeOf(business)',
      'const place = placeOf({ city: business.city })',
      'The location is missing beside the city.',
    ),
    subtle(
      texts,
      'asWords(place).includes(asWords(city))',
      'place.includes(city)',
      'The city is missing beside a street named after it.',
    ),
    subtle(
      texts,
      '...subcategories.map(({ name }) => name)',
      '...subcategories.slice(0, 1).map(({ name }) => name)',
      'The second of several subcategories is missing.',
    ),
    subtle(
      saved,
      '<BusinessCard business={business} />',
      '<BusinessCard business={business} titled={business.category?.name} />',
      'On the page of saved businesses the category is missing.',
    ),
    subtle(file, '{name}</CardLink>', "{status ? '' : name}</CardLink>", 'A business that is not open has no name.'),
    subtleInBrowser(
      styles,
      '.contacts {\n  @include plain-list;\n\n  display: flex;',
      '.contacts {\n  @include plain-list;\n\n  display: none;',
      'Website, phone and e-mail cannot be seen.',
    ),
    subtle(
      texts,
      '...subcategories.map(({ name }) => name)]',
      '...(subcategory ? [] : subcategories.map(({ name }) => name))]',
      'A business with a subcategory and a list of further ones shows only the first of them.',
    ),
    subtle(
      'src/lib/safeUrl.ts',
      "return href ? new URL(href).host.replace(/^www\\./, '') : address",
      "return href ? new URL(href).host.replace(/^www\\./, '') : ''",
      "A url that cannot become a link ('drini', 'instagram: drini') is missing from the card instead of standing there as text.",
    ),
  ],
  'CARD-02': [
    plain(
      file,
      "{description || 'Nuk ka përshkrim të disponueshëm'}",
      '{description}',
      'A business without a description has an empty line.',
    ),
    subtle(
      file,
      "'Nuk ka përshkrim të disponueshëm'",
      "'Nuk ka përshkrim'",
      'The text about a missing description is another one.',
    ),
    subtle(
      file,
      '{description || ',
      '{(!status && description) || ',
      'The card of a business in review says that there is no description.',
    ),
    subtleInBrowser(styles, '@include clamp-lines(1);', 'display: none;', 'The description cannot be seen.'),
    subtle(
      file,
      "{description || 'Nuk ka përshkrim të disponueshëm'}",
      "{description || (!status && 'Nuk ka përshkrim të disponueshëm')}",
      'The card of a business in review or inactive that has no description says nothing in its place.',
    ),
    subtleInBrowser(
      styles,
      '@include clamp-lines(1);',
      '@include clamp-lines(1);\n  @include below(sm) {\n    display: none;\n  }',
      'Below 640 px cards show no description.',
    ),
  ],
  'CARD-03': [
    plain(
      badge,
      '      {count > 0 && <span aria-hidden="true">{shortCount(count)}</span>}\n',
      '',
      'The badge of a rated business shows no count.',
    ),
    subtle(
      badge,
      '{count > 0 && <span aria-hidden',
      '{count > 1 && <span aria-hidden',
      'The badge of a business with a single comment shows no count.',
    ),
    subtle(
      badge,
      'if (!isRated && count === 0)',
      'if (!isRated)',
      'A business with comments but without an average shows no count.',
    ),
    subtle(
      file,
      '<RatingBadge average={averageRating} count={reviewCount} hasStars />',
      '{reviewCount > 0 && <RatingBadge average={averageRating} count={reviewCount} hasStars />}',
      'A card without comments has no badge.',
    ),
    subtle(
      file,
      'count={reviewCount} hasStars',
      'count={status ? 0 : reviewCount} hasStars',
      'The badge of a business that is not open shows no count.',
    ),
    subtleInBrowser(
      'src/ui/RatingBadge.module.scss',
      '  white-space: nowrap;\n',
      '  white-space: nowrap;\n\n  > :nth-child(3) {\n    display: none;\n  }\n',
      'The count beside the stars cannot be seen.',
    ),
    subtle(
      file,
      '    </article>\n  )\n})',
      '    </article>\n  )\n}, (before, now) => before.business._id === now.business._id && before.titled === now.titled)',
      'When the list is loaded again after a new comment, the cards keep the old average and count.',
    ),
    subtle(
      badge,
      '{count > 0 && <span aria-hidden="true">',
      '{count > 1 && <span aria-hidden="true">',
      'A business with exactly one comment shows its average without a visible count.',
    ),
  ],
  'CARD-04': [
    plain(rating, 'count > 1000 ?', 'count > 1_000_000 ?', 'Two thousand comments are written out.'),
    subtle(rating, 'count > 1000 ?', 'count > 1001 ?', '1001 comments are written out.'),
    subtle(
      rating,
      'count > 1000 ? `${formatCount(count)} komente`',
      'count >= 1000 ? `${formatCount(count + 1)} komente`',
      'Exactly 1000 comments are shown as 1K.',
    ),
    subtle(format, '/ 10}K`', '/ 10}k`', 'The letter is a small one.'),
    subtle(format, 'n > 1000 ?', 'n > 9999 ?', 'Below ten thousand all digits are shown.'),
    subtle(
      badge,
      'if (!isRated) return <span className={styles.badge}>{shortCount(count)}</span>',
      "if (!isRated) return <span className={styles.badge}>{plural(count, 'koment', 'komente')}</span>",
      'Without an average 1500 comments are written out.',
    ),
    subtle(
      badge,
      '{count > 0 && <span aria-hidden="true">{shortCount(count)}</span>}',
      "{count > 0 && (\n        <span aria-hidden=\"true\">{hasStars ? plural(count, 'koment', 'komente') : shortCount(count)}</span>\n      )}",
      "Cards in lists say '1500 komente'; only the search's options still say '1.5K komente'.",
    ),
    subtle(
      badge,
      'return <span className={styles.badge}>{shortCount(count)}</span>',
      "return <span className={styles.badge}>{plural(count, 'koment', 'komente')}</span>",
      "A business without an average but with 1,500 comments says '1500 komente' instead of '1.5K komente'.",
    ),
  ],
}
