// /login: signing in; its screen belongs to the accounts issue.
import { PageFrame } from '@/ui/PageFrame'

/** Signing in; its screen belongs to the accounts issue. */
export default function LoginPage() {
  return (
    <PageFrame
      heading="Hyr në llogarinë tënde"
      title="Hyr"
      description="Hyr për të shkruar komente, për të shtuar biznese dhe për të menaxhuar llogarinë."
      width="narrow"
    />
  )
}
