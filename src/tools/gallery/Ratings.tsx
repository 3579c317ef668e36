// The gallery's stars and badges.
import { RatingBadge } from '@/ui/RatingBadge'
import { Stars } from '@/ui/Stars'
import { Family, Sample } from './Sample'

const ratings = [0, 0.5, 1, 1.4, 1.5, 2, 2.4, 2.5, 3, 3.4, 3.5, 4, 4.4, 4.5, 5]
const averages = [0, 0.5, 1, 1.9, 2, 2.9, 3, 3.9, 4, 4.3, 5]
const counts = [1, 12, 1000, 1001, 1500, 12000]

/** Every level with the edges of rounding, every band with its edges, and how counts are written. */
export function Ratings() {
  return (
    <Family id="ratings" title="Ratings">
      <Sample title="stars: 0 to 5 and the halves between">
        {ratings.map((rating) => (
          <span key={rating} data-rating={rating}>
            <Stars rating={rating} /> <span aria-hidden="true">{rating}</span>
          </span>
        ))}
      </Sample>
      <Sample title="stars: sizes 16, 20, 28, 40">
        {[16, 20, 28, 40].map((size) => (
          <Stars key={size} rating={4} size={size} />
        ))}
      </Sample>
      <Sample title="badge: bands and their edges">
        {averages.map((average) => (
          <span key={average} data-average={average}>
            <RatingBadge average={average} count={12} />
          </span>
        ))}
      </Sample>
      <Sample title="badge: counts">
        {counts.map((count) => (
          <RatingBadge key={count} average={4.3} count={count} />
        ))}
      </Sample>
    </Family>
  )
}
