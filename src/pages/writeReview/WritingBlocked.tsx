// Shown in place of the form for an inactive business (WRITE-30, Q31).
import { businessPath, routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { ButtonLink } from '@/ui/Button'
import styles from './Page.module.scss'

/** Why nothing can be written here, and what to do next. */
export function WritingBlocked({ businessId }: { businessId: string }) {
  return (
    <div className={styles.blocked}>
      <p>Për një biznes joaktiv nuk mund të shkruhen komente.</p>
      <ActionRow>
        <ButtonLink to={businessPath(businessId)}>Shko te faqja e biznesit</ButtonLink>
        <ButtonLink to={routes.chooseBusiness} variant="outline">
          Zgjidh një biznes tjetër
        </ButtonLink>
      </ActionRow>
    </div>
  )
}
