// The gallery's form fields.
import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { Family, Sample } from './Sample'

/** Every kind of field in every state. */
export function Fields() {
  return (
    <Family id="fields" title="Form fields">
      <Sample title="text field: plain, required, helper, error, both, disabled" as="column">
        <Text label="Emri" />
        <Text label="Emri i biznesit" inputProps={{ required: true }} />
        <Text label="Linku" helper="Faqja e internetit ose profili në rrjetet sociale." placeholder="https://…" />
        <Text label="Email" start="nuk-eshte-email" error="Email-i nuk është i vlefshëm" />
        <Text label="Telefoni" helper="Me prefiks." error="Numri nuk është i vlefshëm" />
        <Text label="Qyteti" start="Tiranë" inputProps={{ disabled: true }} />
      </Sample>
    </Family>
  )
}

function Text({ start = '', ...props }: Omit<TextFieldProps, 'value' | 'onValue'> & { start?: string }) {
  const [value, setValue] = useState(start)
  return <TextField {...props} value={value} onValue={setValue} />
}
