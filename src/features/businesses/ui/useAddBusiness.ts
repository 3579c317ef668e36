// The add-business form and where it leads.
import { useState } from 'react'
import type { AppError } from '@/api'
import type { Business } from '@/api/generated/types'
import { navigationRequested } from '@/lib/navigationEvents'
import { businessPath } from '@/lib/paths'
import { useAppDispatch } from '@/lib/storeHooks'
import { useForm } from '@/ui/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { addBusiness, emptyBusiness, validateAddBusiness } from '../model/addBusiness'

interface AddBusinessOptions {
  close: () => void
  onAdded?: (business: Business) => void
  onEndedElsewhere: (end: Ending) => void
}

/** The result, for users who have left the page meanwhile. */
export interface Ending {
  kind: 'success' | 'error'
  text: string
}

const addedText = 'Biznesi u shtua. Faleminderit!'

/**
 * The form, and the last attempt's result if it is to be shown here: the failure, or 'added' when the answer named no business to
 * go to (Q43). What was typed stays until the business is added.
 */
export function useAddBusiness({ close, onAdded, onEndedElsewhere }: AddBusinessOptions) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [outcome, setOutcome] = useState<AppError | 'added'>()

  const welcome = (business: Business) => {
    if (onAdded) onAdded(business)
    else {
      const state = { message: addedText }
      dispatch(navigationRequested({ to: businessPath(business._id), state }))
    }
  }

  const form = useForm({
    initial: emptyBusiness,
    validate: validateAddBusiness,
    onSubmit: async (values) => {
      setOutcome(undefined)
      close()
      const result = await dispatch(addBusiness(values))
      if (!isOnPage()) {
        const problem = 'failure' in result && `Gabim në shtimin e biznesit: ${result.failure.message}`
        onEndedElsewhere(problem ? { kind: 'error', text: problem } : { kind: 'success', text: addedText })
        return undefined
      }
      if ('failure' in result) {
        setOutcome(result.failure)
        return result.failure.fields
      }
      form.reset()
      if (result.business) welcome(result.business)
      else setOutcome('added')
      return undefined
    },
  })
  return { form, outcome, forget: () => setOutcome(undefined) }
}
