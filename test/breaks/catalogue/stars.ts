// How the statements about stars and rating badges could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const rating = 'src/lib/rating.ts'
const stars = 'src/ui/Stars.tsx'
const starsLook = 'src/ui/Stars.module.scss'
const inputLook = 'src/ui/StarInput.module.scss'
const tokens = 'src/styles/_tokens.scss'
const badge = 'src/ui/RatingBadge.tsx'

export const starsArea: Area = {
  'STARS-01': [
    plain(stars, '      data-level={level}\n', '', 'Filled stars have no colour.'),
    subtle(rating, 'Math.round(rating)', 'Math.floor(rating)', 'A rating of four and a half is blue.'),
    subtle(rating, 'Math.round(rating)', 'Math.ceil(rating)', 'A rating of 4.2 is green.'),
    subtle(stars, 'star <= level ? styles.filled', 'star < level ? styles.filled', 'One filled star is missing.'),
    subtleInBrowser(tokens, "'star-2': #d4600f", "'star-2': #a97c00", 'Two stars are yellow.'),
    subtleInBrowser(tokens, "'star-4': #60a5fa", "'star-4': #4ade80", 'In the dark four stars are green.'),
    subtleInBrowser(
      starsLook,
      'stroke: var(--star-none-line);',
      'stroke: var(--star);',
      'Unfilled stars have the colour of the filled ones.',
    ),
    subtleInBrowser(
      inputLook,
      '  stroke: var(--star-none-line);\n',
      '  stroke: var(--gold);\n',
      'Stars that are not chosen yet are golden in the form.',
    ),
    subtle(
      rating,
      'Math.round(rating)',
      'Math.ceil(rating - 0.5)',
      'A rating of exactly 3.5 has three yellow stars instead of four blue ones.',
    ),
    subtle(
      stars,
      'data-level={level}',
      'data-level={Math.floor(rating)}',
      'A rating of 3.6 has four filled stars in the yellow of 3 instead of the blue of 4.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessHeader.tsx',
      '<Stars rating={averageRating} />',
      '<Stars rating={Number(average)} />',
      'On its page a business of average 3.46 has four blue stars instead of three yellow ones: it is rounded twice.',
    ),
    subtle(
      badge,
      '<Stars rating={average} size={16} />',
      '<Stars rating={Number.parseInt(rating, 10)} size={16} />',
      'On cards in lists an average of 4.8 has four blue stars instead of five green ones.',
    ),
    subtleInBrowser(
      tokens,
      "'star-2': #fb923c",
      "'star-2': #facc15",
      'In the dark theme two stars are yellow like three, not orange.',
    ),
    subtleInBrowser(
      starsLook,
      'stroke: var(--star-none-line);',
      'stroke: var(--star, var(--star-none-line));',
      'The outlines of unfilled stars have the colour of the filled ones instead of grey.',
    ),
  ],
  'STARS-02': [
    plain(
      rating,
      "if (average >= 4) return 'green'",
      "if (average > 4) return 'green'",
      'An average of exactly 4 is yellow.',
    ),
    subtle(
      rating,
      "if (average >= 3) return 'yellow'",
      "if (average > 3) return 'yellow'",
      'An average of exactly 3 is orange.',
    ),
    subtle(rating, "average >= 2 ? 'orange'", "average > 2 ? 'orange'", 'An average of exactly 2 is red.'),
    subtle(
      badge,
      'data-band={ratingBand(average)}',
      'data-band={ratingBand(Math.round(average))}',
      'An average of 3.5 is green.',
    ),
    subtleInBrowser(tokens, "'badge-orange': #ffedd5", "'badge-orange': #fef9c3", 'An orange badge is yellow.'),
    subtleInBrowser(
      'src/ui/RatingBadge.module.scss',
      "'green', 'yellow', 'orange', 'red'",
      "'green', 'yellow', 'orange'",
      'A red badge has no colour.',
    ),
    subtle(
      badge,
      'data-band={ratingBand(average)}',
      'data-band={ratingBand(Number(rating))}',
      'An average of 3.96 has a green badge instead of a yellow one: the band goes by the number after rounding.',
    ),
    subtle(
      badge,
      'data-band={ratingBand(average)}',
      'data-band={hasStars ? ratingBand(average) : undefined}',
      "In the search's options and beside the write form the badge has no colour; only cards in lists have it.",
    ),
    subtle(
      rating,
      "return average >= 2 ? 'orange' : 'red'",
      "return average > 2 ? 'orange' : 'red'",
      'A business of average exactly 2 has a red badge.',
    ),
  ],
}
