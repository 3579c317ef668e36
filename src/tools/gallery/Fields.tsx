// The gallery's form fields, and a form: what useForm does with errors, focus and a slow server.
import { useState } from 'react'
import { PasswordField } from '@/features/auth/ui/PasswordField'
import { routes } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { DateField } from '@/ui/DateField'
import { RequiredNote } from '@/ui/FieldFrame'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { useForm } from '@/ui/form/useForm'
import { Link } from '@/ui/Link'
import { Select } from '@/ui/Select'
import { StarInput } from '@/ui/StarInput'
import { TextArea } from '@/ui/TextArea'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import styles from './Page.module.scss'
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
      <Sample title="date field: plain, filled, with an error" as="column">
        <Day label="Data" />
        <Day label="Data e dytë" start="2026-11-23" />
        <Day label="Data e tretë" start="31.2.2026" error="Kjo datë nuk ekziston" />
      </Sample>
      <Sample title="text area: plain, with an error" as="column">
        <Area label="Përshkrimi" />
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

function Day({ start = '', ...props }: { label: string; start?: string; error?: string }) {
  const [value, setValue] = useState(start)
  return <DateField {...props} value={value} onValue={setValue} />
}

function Area({ start = '', ...props }: { label: string; error?: string; start?: string }) {
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
      <span>Pranoj </span>
      <Link to={routes.terms}>kushtet e përdorimit</Link>
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

const initial = { name: '', comment: '' }

/** A form that requires both fields and takes a moment to send. */
export function Form() {
  const [sent, setSent] = useState(0)
  const form = useForm({
    name: 'galleryForm',
    initial,
    validate: ({ name, comment }) => ({
      name: name.trim() ? undefined : 'Emri është i detyrueshëm',
      comment: comment.trim() ? undefined : 'Komenti është i detyrueshëm',
    }),
    onSubmit: async () => {
      await new Promise((later) => setTimeout(later, 1000))
      setSent((count) => count + 1)
      return undefined
    },
  })
  return (
    <Family id="form" title="Form with error summary">
      <Sample title="send it empty, then filled" as="column">
        <form {...form.formProps} className={styles.column}>
          <ErrorSummary {...form.summary} />
          <TextField label="Emri yt" isRequired {...form.field('name')} />
          <TextArea label="Komenti yt" isRequired {...form.field('comment')} />
          <Button type="submit" loading={form.isSubmitting}>
            {form.isSubmitting ? 'Duke dërguar…' : 'Dërgo'}
          </Button>
          <p role="status">{`Dërguar: ${sent}`}</p>
        </form>
      </Sample>
    </Family>
  )
}
