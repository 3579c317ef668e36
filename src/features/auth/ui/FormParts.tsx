// What stands around a form of the account: what went wrong with it, where a demo's e-mails are, and what else one may want.
import type { ReactNode } from 'react'
import { apiMocks } from '@/platform/env'
import type { AuthErrorCode } from '@/session/events'
import { Alert } from '@/ui/Alert'
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

/** Paragraphs with a link each, set apart by a line. */
export const AlternativeLinks = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
