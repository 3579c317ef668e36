// /reset-password without a token.
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { ButtonLink } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'

/** The link was cut short: says so, and where to get a new one (RESET-01 to RESET-03). */
export function InvalidLink() {
  return (
    <PageFrame
      heading="Link i pavlefshëm"
      lead="Hape linkun nga email-i ose kërko një link të ri te faqja e hyrjes."
      width="narrow"
    >
      <Alert kind="error">Token i rivendosjes së fjalëkalimit mungon</Alert>
      <ActionRow>
        <ButtonLink to={routes.login}>Kthehu te hyrja</ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}
