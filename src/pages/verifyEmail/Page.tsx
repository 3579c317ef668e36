// /verify-email: verifying an address; its screen belongs to the accounts issue.
import { PageFrame } from '@/ui/PageFrame'

/** Verifying an address; its screen belongs to the accounts issue. */
export default function VerifyEmailPage() {
  return <PageFrame heading="Verifiko email-in" width="narrow" />
}
