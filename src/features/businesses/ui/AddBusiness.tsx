// What the add-business card opens: the form in its dialog, and the result beside the button.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AppError } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { businessPath } from '@/lib/paths'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { keepBusinessDraft, readBusinessDraft } from '@/storage/businessDraft'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Alert, AutoHideAlert } from '@/ui/Alert'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import {
  type AddBusinessValues,
  addBusiness,
  emptyBusiness,
  isUntouched,
  reasonOf,
  validateAddBusiness,
} from '../model/addBusiness'
import { ownersOf } from '../model/addBusinessSimilar'
import { addedText } from '../model/businessTexts'
import { selectIsAdding } from '../model/selectors'
import styles from './AddBusiness.module.scss'
import { AddBusinessDialog, type CategoryChoice } from './AddBusinessDialog'
import { BusinessLinks, useFoundFor } from './AddBusinessSimilar'

/** The result for users who have left the page, or the end of a form whose user is gone. */
interface Ending {
  kind: 'success' | 'error' | 'info'
  text: string
}

/** What the card tells. */
export interface AddBusinessProps {
  /** The signed-in user's id; undefined for nobody, or until known. */
  userId: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  choice: CategoryChoice
  /** Called with the new business; without it, the business's page opens. */
  onAdded?: (business: Business) => void
  /** For a user who left the page while the business was being added. */
  onEndedElsewhere: (end: Ending) => void
}

/**
 * The form belongs to the user who began it, even when their session has ended: it closes with the session, and another
 * user gets a new one (Q72). One begun before the user was known becomes the first user's.
 */
export default function AddBusiness({ userId, ...props }: AddBusinessProps) {
  const { isOpen, onOpen, onEndedElsewhere } = props
  const [{ owner, number }, setForm] = useState({ owner: userId, number: 0 })
  if (userId && userId !== owner) setForm({ owner: userId, number: owner ? number + 1 : number })
  const before = useRef(userId)
  const close = useEffectEvent(() => {
    if (!isOpen) return
    onOpen(false)
    if (userId) onEndedElsewhere({ kind: 'info', text: ACCOUNT_CHANGED })
  })
  useEffect(() => {
    if (before.current && before.current !== userId) close()
    before.current = userId
  }, [userId])
  return <OwnedForm key={number} owner={owner} {...props} />
}

interface OwnedFormProps extends Omit<AddBusinessProps, 'userId'> {
  /** Who began the form; undefined while unknown: then nothing is kept. */
  owner: string | undefined
}

/**
 * The form, and the last result to show here: the failure, or 'added' when the answer named no business to go to. What
 * was typed stays until the business is added; only its owner can send it (Q72).
 */
function useAddBusiness({ owner, onOpen, onAdded, onEndedElsewhere }: OwnedFormProps) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [ended, setOutcome] = useState<AppError | 'added'>()
  const isAdded = useLogged('businessAdded', ended === 'added', false)
  const failure = useLogged('businessRefused', ended === 'added' ? undefined : ended)
  const outcome: typeof ended = isAdded ? 'added' : failure
  const [initial] = useState(() => (owner ? readBusinessDraft(owner, emptyBusiness) : emptyBusiness))

  const open = (business: Business) =>
    void dispatch(
      navigationRequested({ to: businessPath(business._id), state: { message: addedText(business), isSuccess: true } }),
    )

  const form = useForm({
    name: 'businessForm',
    initial,
    validate: validateAddBusiness,
    onSubmit: async (values) => {
      setOutcome(undefined)
      onOpen(false)
      const result = await dispatch(addBusiness(values, owner))
      if (!isOnPage()) {
        const failed = 'failure' in result
        const text = failed
          ? ['Gabim në shtimin e biznesit', reasonOf(result.failure)].filter(Boolean).join(': ')
          : addedText(result.business)
        onEndedElsewhere({ kind: failed ? 'error' : 'success', text })
        return undefined
      }
      if ('failure' in result) {
        setOutcome(result.failure)
        return result.failure.fields
      }
      form.fill(emptyBusiness)
      if (result.business) (onAdded ?? open)(result.business)
      else setOutcome('added')
      return undefined
    },
  })
  const { values } = form
  useEffect(() => {
    if (owner) keepBusinessDraft(owner, isUntouched(values) ? null : values)
  }, [owner, values])
  return { form, outcome, forget: () => setOutcome(undefined) }
}

/** The dialog and the last result. What was typed is kept for its owner, who may close it and go elsewhere. */
function OwnedForm(props: OwnedFormProps) {
  const { isOpen, onOpen, choice } = props
  const { form, outcome, forget } = useAddBusiness(props)
  const isAdding = useAppSelector(selectIsAdding)
  const isKept = !isOpen && !form.isSubmitting && !outcome && !isUntouched(form.values)
  return (
    <>
      {isOpen && (
        <AddBusinessDialog
          form={form}
          choice={choice}
          onClose={() => {
            // Leaving a field to close the dialog is no mistake: no error when it opens again.
            form.clearErrors()
            onOpen(false)
          }}
        />
      )}
      <VisuallyHidden role="status">{isAdding && 'Duke shtuar biznesin…'}</VisuallyHidden>
      {isKept && (
        <p className={styles.outcome} role="status">
          E ruajtëm si draft.
        </p>
      )}
      {outcome === 'added' && (
        <div className={styles.outcome}>
          <Alert kind="success" onClose={forget}>
            Biznesi u shtua dhe do të publikohet pas verifikimit. Faleminderit!
          </Alert>
        </div>
      )}
      {outcome && outcome !== 'added' && <Refused failure={outcome} values={form.values} onClose={forget} />}
    </>
  )
}

interface RefusedProps {
  failure: AppError
  values: AddBusinessValues
  onClose: () => void
}

/** Why it was not added, with links to businesses that have the link already; stays until closed. */
function Refused({ failure, values, onClose }: RefusedProps) {
  const { name, url } = values
  const isTaken = failure.kind === 'conflict'
  const found = useFoundFor(isTaken ? { name, url } : { name: '', url: '' })
  const owners = ownersOf(found, url)
  return (
    <div className={styles.outcome}>
      <AutoHideAlert kind="error" onClose={onClose} stays={owners.length > 0 ? Number.POSITIVE_INFINITY : undefined}>
        <p>
          <strong>Gabim në shtimin e biznesit</strong>
        </p>
        {reasonOf(failure) && <p>{reasonOf(failure)}</p>}
        {owners.length > 0 && (
          <div className={styles.owners}>
            <p>Ky link është i këtij biznesi:</p>
            <BusinessLinks businesses={owners} />
          </div>
        )}
        <p>Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.</p>
      </AutoHideAlert>
    </div>
  )
}
