// The gallery's form fields (UI-01, UI-02).
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Checkbox } from '@/ui/Checkbox'
import { PasswordField } from '@/ui/PasswordField'
import { RequiredNote } from '@/ui/RequiredNote'
import { Select } from '@/ui/Select'
import { StarInput } from '@/ui/StarInput'
import { TextArea } from '@/ui/TextArea'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { Family, Sample } from './Sample'

const cities = [
  { value: 'tirane', label: 'Tiranë' },
  { value: 'durres', label: 'Durrës' },
  { value: 'vlore', label: 'Vlorë' },
] as const
type City = (typeof cities)[number]['value']

/** Every kind of field in every state. */
export function Fields() {
  return (
    <Family id="fields" title="Form fields">
      <Sample title="text field: plain, required, helper, error, both, disabled" as="column">
        <RequiredNote />
        <Text label="Emri" />
        <Text label="Emri i biznesit" isRequired />
        <Text label="Linku" helper="Faqja e internetit ose profili në rrjetet sociale." placeholder="https://…" />
        <Text label="Email" start="nuk-eshte-email" error="Email-i nuk është i vlefshëm" />
        <Text label="Telefoni" helper="Me prefiks." error="Numri nuk është i vlefshëm" />
        <Text label="Shteti" start="Shqipëri" inputProps={{ disabled: true }} />
      </Sample>
      <Sample title="password field: with its toggle, with an error" as="column">
        <Password label="Fjalëkalimi" />
        <Password label="Fjalëkalimi i ri" error="Fjalëkalimi është shumë i shkurtër" />
      </Sample>
      <Sample title="text area: plain, with counter, with an error" as="column">
        <Area label="Përshkrimi" />
        <Area label="Komenti" hasCounter start="Shërbim i shkëlqyer dhe ushqim i mirë." />
        <Area label="Arsyeja" error="Arsyeja është e detyrueshme" />
      </Sample>
      <Sample title="select: nothing chosen yet, chosen, with an error" as="column">
        <City label="Qyteti" placeholder="Zgjidh qytetin" start="" />
        <City label="Qyteti i dytë" start="durres" />
        <City label="Qyteti i tretë" placeholder="Zgjidh qytetin" start="" error="Qyteti është i detyrueshëm" />
      </Sample>
      <Sample title="checkbox: plain, ticked, with an error" as="column">
        <Tick label="Më mbaj mend" />
        <Tick label="Merr njoftime me email" start />
        <Tick isTerms error="Duhet të pranosh kushtet" />
      </Sample>
      <Sample title="star input: none yet, four, with an error" as="column">
        <Rate label="Vlerësimi yt" start={0} />
        <Rate label="Vlerësimi i dytë" start={4} />
        <Rate label="Vlerësimi i tretë" start={0} error="Zgjidh një vlerësim" />
      </Sample>
    </Family>
  )
}

function Text({ start = '', ...props }: Omit<TextFieldProps, 'value' | 'onValue'> & { start?: string }) {
  const [value, setValue] = useState(start)
  return <TextField {...props} value={value} onValue={setValue} />
}

function Password(props: { label: string; error?: string }) {
  const [value, setValue] = useState('Demo1234')
  return <PasswordField {...props} autoComplete="new-password" value={value} onValue={setValue} />
}

function Area({ start = '', ...props }: { label: string; hasCounter?: boolean; error?: string; start?: string }) {
  const [value, setValue] = useState(start)
  return <TextArea {...props} value={value} onValue={setValue} />
}

function City({ start, ...props }: { label: string; placeholder?: string; error?: string; start: City | '' }) {
  const [value, setValue] = useState(start)
  return <Select {...props} options={cities} value={value} onValue={setValue} />
}

/** The label of the terms checkbox contains a link. */
function Tick({
  start = false,
  isTerms,
  label,
  error,
}: Partial<{ start: boolean; isTerms: boolean; label: string; error: string }>) {
  const [value, setValue] = useState(start)
  const terms = (
    <>
      Pranoj <Link to={routes.terms}>kushtet e përdorimit</Link>
    </>
  )
  return (
    <Checkbox label={isTerms ? terms : label} isRequired={isTerms} error={error} value={value} onValue={setValue} />
  )
}

function Rate({ start, ...props }: { label: string; start: number; error?: string }) {
  const [value, setValue] = useState(start)
  return <StarInput {...props} value={value} onValue={setValue} />
}
