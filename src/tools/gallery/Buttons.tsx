// The gallery's buttons in every variant, size and state, and both paginations.
import { type ComponentType, useState } from 'react'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Button, ButtonLink } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Pagination, type PaginationProps } from '@/ui/Pagination'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
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

const kinds = [
  { kind: 'shared pagination', Part: Pagination, label: 'Faqet' },
  { kind: 'category pagination', Part: PaginationWithEnds, label: 'Faqet e kategorisë' },
] as const
const lengths = [1, 2, 7, 12, 120]

/** One page shows nothing; the others start in the middle. */
export function Paging() {
  return (
    <Family id="paging" title="Paginations">
      {kinds.map(({ kind, Part, label }) =>
        lengths.map((pages) => (
          <Sample key={`${kind} ${pages}`} title={`${kind}: ${pages} ${pages === 1 ? 'page (nothing)' : 'pages'}`}>
            <Paged Part={Part} pages={pages} label={`${label}, ${pages}`} />
          </Sample>
        )),
      )}
    </Family>
  )
}

function Paged({ Part, pages, label }: { Part: ComponentType<PaginationProps>; pages: number; label: string }) {
  const [page, setPage] = useState(Math.ceil(pages / 2))
  return <Part page={page} pages={pages} onPage={setPage} label={label} />
}
