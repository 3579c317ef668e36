// /koment: choosing the business to review; its screen belongs to the reviews issue.
import { PageFrame } from '@/ui/PageFrame'

/** Choosing the business to review; its screen belongs to the reviews issue. */
export default function ChoosePage() {
  return (
    <PageFrame
      heading="Shkruaj një koment"
      description="Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas."
    />
  )
}
