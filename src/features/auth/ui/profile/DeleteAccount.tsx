// The dialog of the account's deletion (DELACC-01 to DELACC-08).
import { useLoggedState } from '@/hooks/viewLog'
import { ActionRow } from '@/ui/ActionRow'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { withNames } from '@/ui/Name'
import { submitOnEnter } from '@/ui/submitOnEnter'
import { TextField } from '@/ui/TextField'
import { useForm } from '@/ui/useForm'
import type { DeleteAccountResult } from '../../model/accountCalls'
import { deletionHint, isDeletionConfirmed, validateDeleteAccount } from '../../model/validation'
import { Problems } from '../Problems'
import { useAuth } from '../useAuth'
import styles from './DeleteAccount.module.scss'

const initial = { confirmation: '' }

/** Deletes and shows nothing here: the user is then at `/`, where the message is (DELACC-05). */
function useDeletion() {
  const { deleteAccount } = useAuth()
  const [problem, setProblem] = useLoggedState<string | undefined>('deletionProblem', undefined)
  const form = useForm({
    name: 'deletionForm',
    initial,
    validate: validateDeleteAccount,
    onSubmit: async () => {
      setProblem(undefined)
      const failed: DeleteAccountResult = { success: false }
      const { success, error } = await deleteAccount().catch(() => failed)
      if (!success) setProblem(error || 'Gabim gjatë fshirjes së llogarisë. Provoni përsëri.')
      return undefined
    },
  })
  return { form, problem }
}

/** Asks for the word FSHI, exactly, before anything is sent. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { form, problem } = useDeletion()
  // Leaving the field, to close the dialog perhaps, is no mistake.
  const { onBlur: _, ...field } = form.field('confirmation')
  const isConfirmed = isDeletionConfirmed(field.value)
  return (
    <Modal title="Fshi llogarinë" size="sm" isBusy={form.isSubmitting} onClose={onClose}>
      <form
        {...form.formProps}
        className={styles.form}
        onKeyDown={isConfirmed ? undefined : submitOnEnter(form.submit)}
      >
        <p>
          Llogaria fshihet përgjithmonë dhe nuk mund të rikthehet. Komentet e publikuara mund të mbeten në faqe pa emrin
          tënd.
        </p>
        <Problems texts={problem ? [problem] : []} />
        <TextField
          {...field}
          label={withNames('Shkruaj FSHI për ta konfirmuar')}
          isRequired
          inputProps={{ translate: 'no', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <p aria-live="polite" className={styles.hint} data-fits={isConfirmed || undefined}>
          {isConfirmed ? 'Teksti përputhet.' : withNames(deletionHint(field.value) ?? '')}
        </p>
        <ActionRow>
          <Button type="submit" variant="danger" loading={form.isSubmitting} disabled={!isConfirmed}>
            {form.isSubmitting ? 'Duke fshirë llogarinë…' : 'Fshi llogarinë'}
          </Button>
          <Button variant="outline" disabled={form.isSubmitting} onClick={onClose}>
            Anulo
          </Button>
        </ActionRow>
      </form>
    </Modal>
  )
}
