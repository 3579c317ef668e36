// The comments part of the business page: heading, search, and all or found comments, which authors can change.
import { useRef } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { selectUser } from '@/features/auth/model/selectors'
import { selectNow } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { missedText } from '@/features/reviews/model/reviewLabels'
import type { ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { isWrongRange, queryFromSearch, settledSearch } from '@/features/reviews/model/reviewSearch'
import { OwnReviews } from '@/features/reviews/ui/own/OwnReviews'
import type { Refusals } from '@/features/reviews/ui/own/useReviewWrites'
import { ReviewSearch } from '@/features/reviews/ui/ReviewSearch'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { useFocusFallback } from '@/ui/directory/useFocusFallback'
import type { Elements } from '@/ui/elements'
import { Pagination } from '@/ui/Pagination'
import { useEntryState } from '@/ui/useEntryState'
import { useUrlDraft } from '@/ui/useUrlDraft'
import { FoundReviews } from './FoundReviews'
import styles from './Page.module.scss'
import { AllReviews } from './Reviews'
import { Thanks } from './Thanks'
import type { ReviewsOfPage } from './useReviewsOfPage'

/** The server's message, if there is one. */
const refusals: Refusals = {
  update: ({ serverMessage }, text) =>
    (serverMessage && text) ?? 'Ka ndodhur një gabim gjatë përditësimit të komentit.',
  delete: ({ serverMessage }, text) => (serverMessage && text) ?? 'Ka ndodhur një gabim gjatë fshirjes së komentit.',
}

interface ReviewsSectionProps {
  business: Business
  userId: string | undefined
  reviews: ReviewsOfPage
  /** Above all comments. */
  children: Elements
}

/** The heading 'Komentet' and all below it. */
export function ReviewsSection({ business, userId, reviews, children }: ReviewsSectionProps) {
  const { search, page, toPage, isSearching, list, hasReviews } = reviews
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const now = useAppSelector(selectNow)
  const [order, setOrder] = useEntryState<ReviewOrder>('order', 'newest')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusFallback = useFocusFallback(heading, () => dispatch(noticeShown({ kind: 'info', text: missedText })))
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <div className={styles.head}>
        <h2 ref={heading} id="comments" tabIndex={-1}>
          Komentet
        </h2>
        {(hasReviews || isSearching) && <SearchTools reviews={reviews} order={order} onOrder={setOrder} />}
      </div>
      <OwnReviews
        userId={userId}
        userName={user?.name}
        now={now}
        headingId="comments"
        page="business"
        refusals={refusals}
        onNotice={(kind, text) => dispatch(noticeShown({ kind, text }))}
      >
        <Thanks business={business} reviews={reviews.all.items} />
        <div className={styles.comments} {...focusFallback}>
          {!isSearching && children}
          {!isSearching && <AllReviews business={business} list={list} page={page} order={order} />}
          {isSearching && !isWrongRange(search) && (
            <FoundReviews business={business} search={search} order={order} list={list} page={page} />
          )}
          {!isWrongRange(search) && (
            // For a search, its list says this itself.
            <Pagination
              page={list.page}
              pages={list.pages}
              onPage={toPage}
              isLoading={isSearching ? undefined : list.isLoading}
            />
          )}
        </div>
      </OwnReviews>
    </section>
  )
}

interface SearchToolsProps {
  reviews: ReviewsOfPage
  order: ReviewOrder
  onOrder: (order: ReviewOrder) => void
}

/**
 * A component of its own: typing renders only the controls. Their values reach the address 300 ms after the last
 * change, if they mean another search. Typing replaces the history entry, a choice adds one: Back undoes choices, not
 * letters.
 */
function SearchTools({ reviews: { search, show }, ...sorting }: SearchToolsProps) {
  const now = useAppSelector(selectNow)
  const [draft, setDraft] = useUrlDraft({
    name: 'reviewSearch',
    value: search,
    keyOf: queryFromSearch,
    onSettled: (next) => {
      const { text } = settledSearch(next)
      const isTyping = text !== '' && search.text !== '' && text !== search.text
      show(next, isTyping)
    },
  })
  return <ReviewSearch search={draft} onSearch={setDraft} now={now} {...sorting} />
}
