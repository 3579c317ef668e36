// The parts around an account form: its errors, a note about e-mails in demos, and links to other screens.
import type { Ref } from 'react'
import { routes } from '@/lib/paths'
import { apiMocks } from '@/platform/env'
import type { AuthErrorCode } from '@/session/events'
import { Alert } from '@/ui/Alert'
import type { Elements } from '@/ui/elements'
import { Link, type LinkProps } from '@/ui/Link'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import styles from './FormParts.module.scss'

/** Each text as a line of an alert; nothing without texts. */
export const problemLines = (texts: readonly string[]) =>
  texts.length > 0 && texts.map((text) => <p key={text}>{text}</p>)

/** A hint for connection errors; nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>

/** Only in builds with the mock backend, which sends no e-mail. */
export const DemoMailNote = () =>
  apiMocks && (
    <Alert kind="info" quiet>
      Në këtë demo nuk dërgohen email-e. Linkun e gjen te “Email-et e demos”.
    </Alert>
  )

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'isRequired' | 'inputProps'> & { ref?: Ref<HTMLInputElement> }

/** The account's address, as password managers know it. */
export const EmailField = ({ ref, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    label="Email"
    isRequired
    inputProps={{ ref, type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
  />
)

/** Links to other ways than the form, below a line: one paragraph each, the last one to the support. */
export const AlternativeLinks = ({
  help = 'Ke nevojë për ndihmë?',
  children,
}: {
  help?: string
  children: Elements
}) => (
  <div className={styles.ways}>
    {children}
    <Alternative question={help} to={routes.support}>
      Kontakto mbështetjen
    </Alternative>
  </div>
)

/** One such link, with the question it answers. */
export const Alternative = ({ question, ...link }: LinkProps & { question: string }) => (
  <p>
    <span>{question}</span> <Link {...link} />
  </p>
)
