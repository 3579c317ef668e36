// Reviews, called comments on the pages, on the wire -> the contract's shape (DIR §3).
import type { Author, Review, ReviewedBusiness } from '@/api/endpoints/generated/types'
import { wellFormed } from '@/lib/wellFormed'
import { compact, date, field, firstOf, flag, id, idIn, name, pick, rating, some, text } from './readers'

/** Somebody given as an object or by the id alone; of several sources each field comes from the first that has it. */
function author(sources: readonly unknown[]): Author | undefined {
  return some<Author>({
    _id: firstOf(idIn, sources),
    name: pick(name, sources, 'name'),
    username: pick(name, sources, 'username'),
    email: pick(text, sources, 'email'),
  })
}

function reviewedBusiness(sources: readonly unknown[]): ReviewedBusiness | undefined {
  return some<ReviewedBusiness>({
    _id: firstOf(idIn, sources),
    name: pick(name, sources, 'name', 'businessName'),
    website: pick(text, sources, 'website', 'url'),
  })
}

/** The text as sent, blanks included, but for halves of characters; nothing here depends on what it says. */
const words = (value: unknown): string => (typeof value === 'string' ? wellFormed(value) : (text(value) ?? ''))

/** A review, or undefined without an id. What it does not say is as was asked for: `isApproved` (Q80), `writer`. */
export function wireReview(raw: unknown, isApproved = false, writer?: string): Review | undefined {
  const one = [raw]
  const _id = pick(id, one, '_id', 'id')
  if (_id === undefined) return undefined
  const at = (place: string) => field(raw, place)
  return compact<Review>({
    _id,
    user: author([at('user'), at('author'), at('userId'), at('authorId'), writer]),
    business: reviewedBusiness([at('business'), at('businessId')]),
    rating: rating(at('rating')),
    title: words(at('title')),
    comment: words(at('comment')),
    createdAt: pick(date, one, 'createdAt'),
    isApproved: flag(at('isApproved')) ?? isApproved,
    experienceDate: pick(date, one, 'experienceDate')?.slice(0, 10),
    orderId: pick(text, one, 'orderId'),
  })
}
