// The button that opens the dialog 'Shto biznes'. The dialog is loaded when somebody is about to press it.
import { lazy, Suspense, useState } from 'react'
import { routes } from '@/lib/paths'
import { useAppSelector } from '@/lib/storeHooks'
import { Button, ButtonLink } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { selectIsAdding } from '../model/selectors'
import type { AddBusinessProps, UseCategories } from './AddBusiness'

interface AddBusinessActionProps extends Pick<AddBusinessProps, 'onAdded' | 'onEndedElsewhere'> {
  isSignedIn: boolean
  label?: string
  /** Where a visitor comes back to after the log-in (Q05). */
  from: string
  /** Where the categories come from: their feature is not known here. */
  loadCategories: () => Promise<{ useCategoryTree: UseCategories }>
}

/** Opens the dialog, and is busy while a business is being added (ADDBIZ-10); leads a visitor to sign in first (PERM-04). */
export function AddBusinessAction(props: AddBusinessActionProps) {
  const { isSignedIn, label = 'Shto biznes', from, loadCategories, onAdded, onEndedElsewhere } = props
  const load = () => Promise.all([import('./AddBusiness'), loadCategories()])
  const [AddBusiness] = useState(() =>
    lazy(() =>
      load().then(([{ withCategories }, { useCategoryTree }]) => ({ default: withCategories(useCategoryTree) })),
    ),
  )
  const warm = () => void load().catch(() => undefined)
  // Undefined until it was first opened; from then on it stays, with what was typed.
  const [isOpen, setIsOpen] = useState<boolean>()
  const isAdding = useAppSelector(selectIsAdding)
  return (
    <>
      {isSignedIn ? (
        // It keeps the focus that the dialog gives back to it.
        <Button
          variant="outline"
          keepsFocus
          loading={isAdding}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => setIsOpen(true)}
        >
          {isAdding ? 'Duke shtuar biznesin…' : label}
        </Button>
      ) : (
        // The card of the home page has this too: as a module of their own it would be one more file of the first load.
        <ButtonLink to={routes.login} state={{ from, message: 'Hyr për të shtuar një biznes.' }} variant="outline">
          {label}
        </ButtonLink>
      )}
      {isOpen !== undefined && (
        <Section>
          <Suspense>
            <AddBusiness isOpen={isOpen} onOpen={setIsOpen} onAdded={onAdded} onEndedElsewhere={onEndedElsewhere} />
          </Suspense>
        </Section>
      )}
    </>
  )
}
