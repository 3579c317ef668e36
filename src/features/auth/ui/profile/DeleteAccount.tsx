// The dialog for deleting the account.
import { useId } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { Modal } from '@/ui/dialog/Modal'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { withNames } from '@/ui/Name'
import { TextField } from '@/ui/TextField'
import { deletionForm, deletionHint, isDeletionConfirmed } from '../../model/accountForms'
import type { AccountResult } from '../../model/accountResults'
import { problemLines } from '../FormParts'
import { useAccountForm } from '../useAccountForm'
import styles from './DeleteAccount.module.scss'

/** Sends nothing before the word FSHI is typed exactly. After the deletion the user is at `/`, with the message. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { deleteAccount } = useAuth()
  const { form, problems } = useAccountForm({
    ...deletionForm,
    name: 'deletion',
    // Leaving the field, perhaps to close the dialog, is no mistake.
    showsErrors: 'onSubmit',
    send: async () => {
      const failed: AccountResult = { success: false }
      const result = await deleteAccount().catch(() => failed)
      const error = result.error || 'Gabim gjatë fshirjes së llogarisë. Provoni përsëri.'
      return result.success ? result : { ...result, error }
    },
  })
  const warningId = useId()
  const field = form.field('confirmation')
  const isConfirmed = isDeletionConfirmed(field.value)
  return (
    <Modal title="Fshi llogarinë" size="sm" describedBy={warningId} isBusy={form.isSubmitting} onClose={onClose}>
      <FormFrame form={form} isPlain isIncomplete={!isConfirmed}>
        <p id={warningId}>
          Llogaria fshihet përgjithmonë dhe nuk mund të rikthehet. Komentet e publikuara mund të mbeten në faqe pa emrin
          tënd.
        </p>
        <FormProblem form={form}>{problemLines(problems)}</FormProblem>
        <TextField
          {...field}
          label={withNames('Shkruaj FSHI për ta konfirmuar')}
          isRequired
          inputProps={{ translate: 'no', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        <p aria-live="polite" className={styles.hint} data-fits={isConfirmed || undefined}>
          {isConfirmed ? 'Teksti përputhet.' : withNames(deletionHint(field.value) ?? '')}
        </p>
        <SubmitRow form={form} variant="danger" disabled={!isConfirmed} onCancel={onClose}>
          {form.isSubmitting ? 'Duke fshirë llogarinë…' : 'Fshi llogarinë'}
        </SubmitRow>
      </FormFrame>
    </Modal>
  )
}
