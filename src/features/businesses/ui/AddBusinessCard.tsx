// The home page's invitation to add a business (HOME-02, Q42).
import { type ReactNode, Suspense } from 'react'
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Section } from '@/ui/CrashState'
import styles from './AddBusinessCard.module.scss'

interface AddBusinessCardProps {
  isSignedIn: boolean
  /** AddBusinessAction for signed-in users; until it is loaded, a link to /koment, which has it too, is shown instead. */
  children?: ReactNode
}

/** A visitor is led to sign in first, and told why (PERM-04). */
export function AddBusinessCard({ isSignedIn, children }: AddBusinessCardProps) {
  const link = (
    <ButtonLink
      to={isSignedIn ? routes.chooseBusiness : routes.login}
      state={isSignedIn ? null : { from: routes.home, message: 'Hyr për të shtuar një biznes.' }}
      variant="outline"
    >
      Shto biznes
    </ButtonLink>
  )
  return (
    <Card as="section" className={styles.card} labelledBy="add-business">
      <div>
        <h2 id="add-business" className={styles.title}>
          Nuk e gjen biznesin?
        </h2>
        <p>Shtoje falas. Biznesi listohet pas verifikimit.</p>
        {!isSignedIn && <p className={styles.note}>Për të shtuar një biznes duhet të hysh në llogari.</p>}
      </div>
      <Section>{isSignedIn && children ? <Suspense fallback={link}>{children}</Suspense> : link}</Section>
    </Card>
  )
}
