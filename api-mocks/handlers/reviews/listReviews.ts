// GET /reviews: the latest reviews of all businesses.
import { isVisibleTo, reviewPage } from '../../views/review'
import type { Handler } from '../types'

/** Approved ones, newest first. */
export const listReviews: Handler<'listReviews'> = ({ query }, { db }) =>
  reviewPage(db, db.reviews().newest.filter(isVisibleTo(null)), query)
