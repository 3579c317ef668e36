// How the owner of a business reaches us, by mail: there are no accounts for businesses.
import type { Business } from '@/api/endpoints/generated/types'
import { supportEmail } from '@/brand'
import { mailWith } from '@/lib/mailWith'
import { businessPath } from '@/lib/paths'
import { siteOrigin } from '@/platform/prerenderHead'
import { businessName } from '../model/businessTexts'

/** A mail with the business filled in, when it is answered, and what is not possible yet (as the FAQ says). */
export default function OwnerDoor({ business }: { business: Business }) {
  const { _id: id } = business
  const page = siteOrigin() + businessPath(id)
  const mail = mailWith(
    supportEmail,
    `Pronari i biznesit ${id}`,
    `Biznesi: ${businessName(business)} (${id})\n${page}\n\nKërkesa: `,
  )
  return (
    <aside aria-label="Për pronarin" data-noprint>
      <a href={mail}>Je pronari? Na shkruaj</a>
      <p>Përgjigjemi brenda 24 orëve. Për momentin bizneset nuk mund t’u përgjigjen komenteve.</p>
    </aside>
  )
}
