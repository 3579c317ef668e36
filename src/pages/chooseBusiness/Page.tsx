// /koment: choosing the business to review.
import { useMemo, useRef } from 'react'
import { allUserReviewsRequest, useAnswers } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { addedText } from '@/features/businesses/model/businessTexts'
import { AddBusinessCard } from '@/features/businesses/ui/AddBusinessCard'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { noticeShown } from '@/features/notices/model/slice'
import { useLoggedState } from '@/hooks/viewLog'
import { businessPath, routes, writePath } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Button } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'

/** The home page's search, and a way to add a business it does not find, after which the user goes on to review it. */
export default function ChoosePage() {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [areCategoriesWanted, setAreCategoriesWanted] = useLoggedState('categoriesWanted', false)
  const categories = useCategoryTree(!areCategoriesWanted)
  const userId = useAppSelector(selectUserId)
  const addButton = useRef<HTMLButtonElement>(null)
  const { items } = useAnswers<Review>(userId ? [allUserReviewsRequest(userId, 1)] : [])
  const reviewed = useMemo(() => new Set(items.map(({ business }) => business?._id)), [items])
  // The write page's guard decides what neither the results nor the user's last 100 comments tell.
  const pick = (id: string, hasReviewed: boolean) =>
    dispatch(navigationRequested({ to: hasReviewed ? businessPath(id) : writePath(id) }))
  return (
    <PageFrame
      heading="Ndaj përvojën tënde"
      description="Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas."
      lead="Gjej biznesin që do të vlerësosh. Mund të shkruash një koment për çdo biznes."
      width="text"
    >
      <div className={styles.ways}>
        <section className={styles.search} aria-labelledby="choose">
          <h2 id="choose">Cilin biznes do të vlerësosh?</h2>
          <BusinessSearch
            onPick={pick}
            reviewed={reviewed}
            categories={categories.categories}
            onTyped={() => setAreCategoriesWanted(true)}
            addBusiness={
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  // The dialog gives the focus back to it.
                  addButton.current?.focus()
                  addButton.current?.click()
                }}
              >
                Shto biznes
              </Button>
            }
          />
          {!isSignedIn && (
            <p className={styles.note}>Mund ta shkruash komentin tani dhe të hysh në llogari para se ta dërgosh.</p>
          )}
        </section>
        <AddBusinessCard
          buttonRef={addButton}
          isSignedIn={isSignedIn}
          userId={userId}
          label="Shtoje këtu"
          from={routes.chooseBusiness}
          choice={categories}
          onWanted={() => setAreCategoriesWanted(true)}
          onEndedElsewhere={(end) => dispatch(noticeShown(end))}
          onAdded={(business) => {
            const state = { message: addedText(business), isSuccess: true }
            dispatch(navigationRequested({ to: writePath(business._id), state }))
          }}
        />
      </div>
    </PageFrame>
  )
}
