// The button beside the average that opens where it comes from.

import { lazy, Suspense } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { formatRating } from '@/lib/albanianFormat'
import { LinkButton } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import type { ScoreDialogProps } from './ScoreDialog'

const load = () => import('./ScoreDialog')
const ScoreDialog = lazy(async () => ({ default: (await load()).ScoreDialog }))

/** 'Pse 4.3?'; few press it, so its dialog is loaded then. */
export function WhyScore({ average, ...dialog }: Omit<ScoreDialogProps, 'title' | 'onClose'> & { average: number }) {
  const [isOpen, setIsOpen] = useLoggedState('whyScore', false)
  const title = `Pse ${formatRating(average)}?`
  return (
    <div data-noprint>
      <LinkButton onClick={() => setIsOpen(true)} onPointerEnter={() => void load().catch(() => undefined)}>
        {title}
      </LinkButton>
      {isOpen && (
        <Section>
          <Suspense fallback={null}>
            <ScoreDialog {...dialog} title={title} onClose={() => setIsOpen(false)} />
          </Suspense>
        </Section>
      )}
    </div>
  )
}
