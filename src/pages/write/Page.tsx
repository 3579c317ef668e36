// /koment/{businessId}: writing a review; its screen belongs to the reviews issue.
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'

/** Writing a review; its screen belongs to the reviews issue. */
export default function WritePage() {
  return (
    <PageFrame
      heading="Shkruaj një koment"
      description="Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas."
    >
      <Spinner label="Duke ngarkuar biznesin…" />
    </PageFrame>
  )
}
