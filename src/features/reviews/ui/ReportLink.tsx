// Reports a comment that breaks the rules to the support, by mail: the server has no call for it.

import type { Review } from '@/api/endpoints/generated/types'
import { supportEmail } from '@/brand'
import { mailWith } from '@/lib/mailWith'
import { businessPath } from '@/lib/paths'
import { siteOrigin } from '@/platform/prerenderHead'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** What identifies the business a comment is about. */
export interface BusinessOfReview {
  _id: string
  name?: string
  category?: { name?: string }
}

/** 'Raporto': a mail with comment and business filled in. */
export function ReportLink({ review, business }: { review: Review; business: BusinessOfReview }) {
  const page = siteOrigin() + businessPath(business._id)
  const mail = mailWith(
    supportEmail,
    `Raportim i komentit ${review._id}`,
    `Komenti: ${review._id}\nBiznesi: ${business.name ?? ''} (${business._id})\n${page}\n\nArsyeja: `,
  )
  return (
    <a href={mail} data-noprint>
      Raporto
      <VisuallyHidden>{` komentin “${review.title}” me email`}</VisuallyHidden>
    </a>
  )
}
