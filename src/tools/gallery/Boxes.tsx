// The gallery's avatars, chips, cards and icons, stars and badges.
import { galleryPath, routes } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Icon, type IconName } from '@/ui/Icon'
import { RatingBadge } from '@/ui/RatingBadge'
import { Stars } from '@/ui/Stars'
import { Family, Sample } from './Sample'

const sizes = ['small', 'default', 'medium', 'large', 'xl'] as const
const icons: readonly IconName[] = [
  ...(['menu', 'close', 'down', 'left', 'right', 'search', 'pen', 'bin', 'user'] as const),
  ...(['info', 'warning', 'check', 'star', 'place', 'phone', 'mail', 'link'] as const),
]
const lorem = 'Një kartë e qetë mbi letër, me vijë, hije të lehtë dhe tekst që zë aq vend sa i duhet.'

/** Avatars and their fallback, chips, cards, icons. */
export function Boxes() {
  return (
    <Family id="boxes" title="Avatars, chips, cards, icons">
      <Sample title="avatar: small, default, medium, large, xl with a photo">
        {sizes.map((size) => (
          <Avatar key={size} name="Sofra" photoUrl="/media/businesses/biz_001.svg" size={size} label={`Foto ${size}`} />
        ))}
      </Sample>
      <Sample title="avatar: fallback letter, and B without a name">
        {sizes.map((size) => (
          <Avatar key={size} name="çelësi" size={size} label={`Çelësi ${size}`} />
        ))}
        <Avatar name={undefined} label="Biznes" />
      </Sample>
      <Sample title="chip: plain, link">
        <Chip>Kafene</Chip>
        <Chip to={routes.categories}>Të gjitha kategoritë</Chip>
      </Sample>
      <Sample title="card: plain, article, one that answers the pointer" as="cells">
        <Card>
          <p>{lorem}</p>
        </Card>
        <Card as="article">
          <h4>Titull</h4>
          <p>{lorem}</p>
        </Card>
        <Card>
          <CardLink to={galleryPath}>{lorem}</CardLink>
        </Card>
      </Sample>
      <Sample title="icons">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Sample>
    </Family>
  )
}

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
