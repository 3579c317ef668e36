// A new password, twice, with what it still lacks.
import { type ComponentProps, useId } from 'react'
import { PasswordField } from '../PasswordField'
import { PasswordChecklist } from './PasswordChecklist'

/** What `form.field` gives. */
type Field = Pick<ComponentProps<typeof PasswordField>, 'id' | 'name' | 'value' | 'onValue' | 'onBlur' | 'error'>

/** The two fields of a form that sets a password (RESET-04 to RESET-07, PWCHANGE-02); their names are the form's. */
export function NewPasswordFields({ password, confirmation }: { password: Field; confirmation: Field }) {
  const checklist = useId()
  return (
    <>
      <PasswordField
        {...password}
        label="Fjalëkalimi i ri"
        isRequired
        autoComplete="new-password"
        showLabel="Shfaq fjalëkalimin e ri"
        hideLabel="Fshih fjalëkalimin e ri"
        inputProps={{ 'aria-describedby': checklist }}
      />
      <PasswordField
        {...confirmation}
        label="Konfirmo fjalëkalimin e ri"
        isRequired
        autoComplete="new-password"
        showLabel="Shfaq konfirmimin"
        hideLabel="Fshih konfirmimin"
      />
      <PasswordChecklist id={checklist} password={password.value} confirmation={confirmation.value} />
    </>
  )
}
