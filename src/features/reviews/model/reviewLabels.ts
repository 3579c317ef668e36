// Texts derived from a review's fields, and the texts for comments that could not be loaded.
import type { AppError } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { HUES, hash } from '@/lib/categoryLook'

/** The author's name; 'Deleted User' once the account is gone. */
export const authorName = ({ user }: Pick<Review, 'user'>): string =>
  user?.name?.trim() || user?.username?.trim() || 'Deleted User'

/** The hue of the author's picture, by id, else by name; undefined once the account is gone. */
export function authorHue({ user }: Pick<Review, 'user'>): number | undefined {
  const who = user?._id || user?.name || user?.username
  return who ? hash(who) % HUES : undefined
}

/** The reviewed business's name, or 'Biznesi'. */
export const reviewedName = ({ business }: Pick<Review, 'business'>): string => business?.name || 'Biznesi'

/** What is said of a sent review. */
export const sentText = (isInReview: boolean): string =>
  isInReview ? 'Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.' : 'Komenti u dërgua. Faleminderit!'

/** Said where somebody was in a comment that has left the list, deleted in another tab. */
export const missedText = 'Komenti ku ishe nuk është më në listë.'

/** The text with every run of white space as one space. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Our text in place of the server's when it is overloaded; undefined for any other error. */
export const overloadText = ({ code }: Pick<AppError, 'code'>): string | undefined =>
  code === 'OVERLOADED' ? 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.' : undefined
