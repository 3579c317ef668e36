// What stands around a form of the account: what went wrong with it, where a demo's e-mails are, and what else one may want.
import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { apiMocks } from '@/platform/env'
import type { AuthErrorCode } from '@/session/events'
import { Alert } from '@/ui/Alert'
import type { Elements } from '@/ui/elements'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import styles from './FormParts.module.scss'

/** Each text a line of an alert; nothing without texts. */
export const problemLines = (texts: readonly string[]) =>
  texts.length > 0 && texts.map((text) => <p key={text}>{text}</p>)

/** A line for errors of the connection; nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>

/** In builds with the mock backend only: no e-mail is sent there. */
export const DemoMailNote = () =>
  apiMocks && (
    <Alert kind="info" quiet>
      Në këtë demo nuk dërgohen email-e. Linkun e gjen te “Email-et e demos”.
    </Alert>
  )

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'isRequired' | 'inputProps'> & { ref?: Ref<HTMLInputElement> }

/** The account's address, by which password managers know it. */
export const EmailField = ({ ref, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    label="Email"
    isRequired
    inputProps={{ ref, type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
  />
)

/** Other ways than the form, set apart by a line: each a paragraph, the last one to the support. */
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

/** One of them: for whom it is, and the link. */
export const Alternative = ({ question, ...link }: LinkProps & { question: string }) => (
  <p>
    <span>{question}</span> <Link {...link} />
  </p>
)
