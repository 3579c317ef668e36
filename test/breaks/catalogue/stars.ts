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
  ],
}
