// The home page's invitation to add a business (HOME-02, Q42).
import { routes } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import styles from './AddBusinessCard.module.scss'

/** A visitor is led to sign in first, and told why. */
export function AddBusinessCard({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Card as="section" className={styles.card} labelledBy="add-business">
      <div>
        <h2 id="add-business" className={styles.title}>
          Nuk e gjen biznesin?
        </h2>
        <p>Shtoje falas. Biznesi listohet pas verifikimit.</p>
        {!isSignedIn && <p className={styles.note}>Për të shtuar një biznes duhet të hysh në llogari.</p>}
      </div>
      {isSignedIn ? (
        <ButtonLink to={routes.choose} variant="outline">
          Shto biznes
        </ButtonLink>
      ) : (
        <ButtonLink
          to={routes.login}
          state={{ from: routes.home, message: 'Hyr për të shtuar një biznes.' }}
          variant="outline"
        >
          Shto biznes
        </ButtonLink>
      )}
    </Card>
  )
}
