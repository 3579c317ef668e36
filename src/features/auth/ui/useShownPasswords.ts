// Passwords that a checkbox of their form shows.

import type { FormEvent } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import type { Form } from '@/ui/useForm'

/** Whether they are shown, and the form with props that hide them again as it is sent, lest the browser keep them as texts. */
export function useShownPasswords<F extends Pick<Form<never>, 'formProps'>>(form: F) {
  const [isShown, setIsShown] = useLoggedState('passwords', false)
  const onSubmit = (event: FormEvent) => {
    setIsShown(false)
    form.formProps.onSubmit(event)
  }
  return { isShown, setIsShown, form: { ...form, formProps: { ...form.formProps, onSubmit } } }
}
