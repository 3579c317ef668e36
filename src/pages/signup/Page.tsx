// /signup: opening an account; its screen belongs to the accounts issue.
import { PageFrame } from '@/ui/PageFrame'

/** Opening an account; its screen belongs to the accounts issue. */
export default function SignupPage() {
  return (
    <PageFrame
      heading="Krijo llogarinë tënde"
      title="Regjistrohu"
      description="Një llogari falas për të shkruar komente dhe për të shtuar biznese."
      width="narrow"
    />
  )
}
