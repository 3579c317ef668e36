// /reset-password: choosing a new password; its screen belongs to the accounts issue.
import { PageFrame } from '@/ui/PageFrame'

/** Choosing a new password; its screen belongs to the accounts issue. */
export default function ResetPasswordPage() {
  return <PageFrame heading="Zgjidh një fjalëkalim të ri" width="narrow" />
}
