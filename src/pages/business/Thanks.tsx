// Thanks the author of a comment just sent, above the comments.
import { Suspense, useEffect, useRef } from 'react'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { isInReview } from '@/features/businesses/model/businessTexts'
import { isChangeable } from '@/features/reviews/model/ownReview'
import { sentText } from '@/features/reviews/model/reviewLabels'
import { selectSent } from '@/features/reviews/model/selectors'
import { useOwnReviews } from '@/features/reviews/ui/own/useOwnReviews'
import { useLoggedState } from '@/hooks/viewLog'
import { useAppSelector } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { late } from '@/ui/late'

const { Late: PictureDialog } = late(async () => ({
  default: (await import('@/features/reviews/ui/picture/PictureDialog')).PictureDialog,
}))

interface ThanksProps {
  business: Business
  /** Include the one sent as soon as the list has it. */
  reviews: readonly Review[]
}

/** Nothing unless a comment on this business was just sent. */
export function Thanks({ business, reviews }: ThanksProps) {
  const sent = useAppSelector((state) => selectSent(state, business._id))
  return sent && <ThanksFor business={business} review={reviews.find(({ _id }) => _id === sent.reviewId)} />
}

/** Thanks, how many have written here, what to do with the comment. Takes the focus, so that it is seen and read. */
function ThanksFor({ business, review }: { business: Business; review: Review | undefined }) {
  const { userId, edit } = useOwnReviews()
  const [hasPicture, setHasPicture] = useLoggedState('sentPicture', false)
  const box = useRef<HTMLDivElement>(null)
  // After the page's heading has got the focus.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  const isPublic = review?.isApproved && !isInReview(business)
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="success" quiet>
        <h3>{sentText(isInReview(business))}</h3>
        {isPublic && <p>{numberText(business.reviewCount)}</p>}
        {review && (
          <ActionRow>
            {isPublic && (
              <Button size="sm" variant="outline" onClick={() => setHasPicture(true)}>
                Shpërndaje si imazh
              </Button>
            )}
            {isChangeable(review, userId) && (
              <Button size="sm" variant="outline" onClick={() => edit(review)}>
                Ndrysho komentin
              </Button>
            )}
          </ActionRow>
        )}
        {hasPicture && review && (
          <Section>
            <Suspense fallback={null}>
              <PictureDialog review={review} business={business} onClose={() => setHasPicture(false)} />
            </Suspense>
          </Section>
        )}
      </Alert>
    </div>
  )
}

/** '2-të', '4-t' (i katërt), '14-të', '24-t': which one it is, from the second on. */
export const ordinal = (n: number): string => `${n}-${n % 10 === 4 && n % 100 !== 14 ? 't' : 'të'}`

/** Which comment on the business it is. */
const numberText = (count: number): string =>
  count > 1 ? `Je zëri i ${ordinal(count)} për këtë biznes.` : 'Je zëri i parë për këtë biznes.'
