// The add-business form and where it leads.
import { useState } from 'react'
import type { AppError } from '@/api'
import type { Business } from '@/api/generated/businesses'
import { businessPath } from '@/lib/paths'
import { useAppDispatch } from '@/lib/store'
import { navigationRequested } from '@/session/events'
import { useForm } from '@/ui/useForm'
import { useStillHere } from '@/ui/useStillHere'
import { addBusiness, emptyBusiness, validateAddBusiness } from '../model/addBusiness'

interface AddBusinessOptions {
  close: () => void
  onAdded?: (business: Business) => void
}

/**
 * The form, and how the last try ended where that is to be said here: the failure, or 'added' when the answer named no business to
 * go to (Q43). What was typed stays until the business is added.
 */
export function useAddBusiness({ close, onAdded }: AddBusinessOptions) {
  const dispatch = useAppDispatch()
  const isStillHere = useStillHere()
  const [outcome, setOutcome] = useState<AppError | 'added'>()

  const welcome = (business: Business) => {
    if (onAdded) onAdded(business)
    else {
      const state = { message: 'Biznesi u shtua. Faleminderit!' }
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
      if ('failure' in result) {
        setOutcome(result.failure)
        return result.failure.fields
      }
      form.reset()
      if (!result.business) setOutcome('added')
      else if (isStillHere()) welcome(result.business)
      return undefined
    },
  })
  return { form, outcome, forget: () => setOutcome(undefined) }
}
