// The gallery's buttons: every variant in every size and state (UI-03, UI-04).
import { useState } from 'react'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Button, ButtonLink } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Family, Sample } from './Sample'

const variants = ['primary', 'secondary', 'danger', 'outline'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const

/** Buttons, links that look like them, and a counter that shows what a press does. */
export function Buttons() {
  const [presses, setPresses] = useState(0)
  return (
    <Family id="buttons" title="Buttons">
      {variants.map((variant) => (
        <Sample key={variant} title={`${variant}: xs, sm, md, lg, loading, disabled`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Ruaj
            </Button>
          ))}
          <Button variant={variant} loading>
            Duke ruajtur…
          </Button>
          <Button variant={variant} disabled>
            Ruaj
          </Button>
        </Sample>
      ))}
      <Sample title="loading in every size">
        {sizes.map((size) => (
          <Button key={size} size={size} loading>
            Duke dërguar…
          </Button>
        ))}
      </Sample>
      <Sample title="links that look like buttons, with icon, pressed by keyboard">
        {variants.map((variant) => (
          <ButtonLink key={variant} variant={variant} to={routes.howItWorks}>
            Mëso më shumë
          </ButtonLink>
        ))}
        <Button variant="outline" aria-label="Kërko">
          <Icon name="search" />
        </Button>
        <Button variant="outline" onClick={() => setPresses(presses + 1)}>{`Shtypur: ${presses}`}</Button>
      </Sample>
      <Sample title="action row">
        <ActionRow>
          <span>Nuk e gjete përgjigjen?</span>
          <Button variant="outline">Kontakto mbështetjen</Button>
        </ActionRow>
      </Sample>
    </Family>
  )
}
