// The button of a comment that opens it as a picture.

import { lazy, Suspense } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { LinkButton } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { PictureDialogProps } from './PictureDialog'

const load = () => import('./PictureDialog')
const PictureDialog = lazy(async () => ({ default: (await load()).PictureDialog }))

/** 'Si imazh'; few press it, so its dialog is loaded then. */
export function PictureButton(about: Omit<PictureDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useLoggedState(`picture/${about.review._id}`, false)
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)} onPointerEnter={() => void load().catch(() => undefined)}>
        Si imazh
        <VisuallyHidden>{` “${about.review.title}”`}</VisuallyHidden>
      </LinkButton>
      {isOpen && (
        <Section>
          <Suspense fallback={null}>
            <PictureDialog {...about} onClose={() => setIsOpen(false)} />
          </Suspense>
        </Section>
      )}
    </>
  )
}
