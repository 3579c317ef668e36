// What the add-business card opens: the dialog, and beside the button its result (ADDBIZ-10 to ADDBIZ-16).
import type { Business } from '@/api/generated/types'
import { Alert } from '@/ui/Alert'
import { AutoHideAlert } from '@/ui/AutoHideAlert'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './AddBusiness.module.scss'
import { AddBusinessDialog, type CategoryChoice } from './AddBusinessDialog'
import { type Ending, useAddBusiness } from './useAddBusiness'

/** What the card tells. */
export interface AddBusinessProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  choice: CategoryChoice
  /** What to do with the new business; without it, its page opens (ADDBIZ-11, ADDBIZ-12). */
  onAdded?: (business: Business) => void
  /** Tells a user who has left the page while the business was being added. */
  onEndedElsewhere: (end: Ending) => void
}

/** The dialog, and how the last attempt ended. It keeps what was typed while the dialog is closed. */
export function AddBusiness({ isOpen, onOpen, choice, ...ends }: AddBusinessProps) {
  const { form, outcome, forget } = useAddBusiness({ close: () => onOpen(false), ...ends })
  return (
    <>
      {isOpen && (
        <AddBusinessDialog
          form={form}
          choice={choice}
          onClose={() => {
            // Leaving a field to close the dialog is no mistake: its error is not shown when the dialog opens again.
            form.setValues(form.values)
            onOpen(false)
          }}
        />
      )}
      <VisuallyHidden role="status">{form.isSubmitting && 'Duke shtuar biznesin…'}</VisuallyHidden>
      {outcome === 'added' && (
        <div className={styles.outcome}>
          <Alert kind="success" onClose={forget}>
            Biznesi u shtua dhe do të listohet pas verifikimit. Faleminderit!
          </Alert>
        </div>
      )}
      {outcome && outcome !== 'added' && (
        <div className={styles.outcome}>
          <AutoHideAlert kind="error" onClose={forget}>
            <p>
              <strong>Gabim në shtimin e biznesit</strong>
            </p>
            <p>{outcome.message}</p>
            <p>Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.</p>
          </AutoHideAlert>
        </div>
      )}
    </>
  )
}
