// The add-business form and where it leads.

import { useEffect, useState } from 'react'
import type { AppError } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { businessPath } from '@/lib/paths'
import { keepBusinessDraft, readBusinessDraft } from '@/storage/businessDraft'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { addBusiness, emptyBusiness, isUntouched, reasonOf, validateAddBusiness } from '../model/addBusiness'

interface AddBusinessOptions {
  /** Who began the form; undefined while that is not known: then nothing is kept. */
  owner: string | undefined
  close: () => void
  onAdded?: (business: Business) => void
  onEndedElsewhere: (end: Ending) => void
}

/** The result for users who have left the page meanwhile, or what became of a form whose user is gone. */
export interface Ending {
  kind: 'success' | 'error' | 'info'
  text: string
}

const addedText = 'Biznesi u shtua. Faleminderit!'

/**
 * The form, and the last attempt's result if it is to be shown here: the failure, or 'added' when the answer named no business to
 * go to. What was typed stays until the business is added; nobody but its owner sends it (Q72).
 */
export function useAddBusiness({ owner, close, onAdded, onEndedElsewhere }: AddBusinessOptions) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [ended, setOutcome] = useState<AppError | 'added'>()
  const isAdded = useLogged('businessAdded', ended === 'added', false)
  const failure = useLogged('businessRefused', ended === 'added' ? undefined : ended)
  const outcome: typeof ended = isAdded ? 'added' : failure
  const [initial] = useState(() => (owner ? readBusinessDraft(owner, emptyBusiness) : emptyBusiness))

  const welcome = (business: Business) => {
    if (onAdded) onAdded(business)
    else {
      const state = { message: addedText }
      dispatch(navigationRequested({ to: businessPath(business._id), state }))
    }
  }

  const form = useForm({
    name: 'businessForm',
    initial,
    validate: validateAddBusiness,
    onSubmit: async (values) => {
      setOutcome(undefined)
      close()
      const result = await dispatch(addBusiness(values, owner))
      if (!isOnPage()) {
        const reasons = 'failure' in result && ['Gabim në shtimin e biznesit', reasonOf(result.failure)]
        onEndedElsewhere(
          reasons ? { kind: 'error', text: reasons.filter(Boolean).join(': ') } : { kind: 'success', text: addedText },
        )
        return undefined
      }
      if ('failure' in result) {
        setOutcome(result.failure)
        return result.failure.fields
      }
      form.fill(emptyBusiness)
      if (result.business) welcome(result.business)
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
