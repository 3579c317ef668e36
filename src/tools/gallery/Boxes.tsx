// The gallery's avatars, chips, cards and icons.
import { routes, styleGuidePath } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Icon, type IconName } from '@/ui/Icon'
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
          <CardLink to={styleGuidePath}>{lorem}</CardLink>
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
