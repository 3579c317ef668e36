// Canonical entities and replies with plain defaults; a test overrides what it speaks about.
import type {
  Business,
  BusinessPage,
  Category,
  Pagination,
  Review,
  ReviewPage,
  Subcategory,
} from '@/api/endpoints/generated/types'
import type { signupForm } from '@/features/auth/model/accountForms'
import { type AddBusinessValues, emptyBusiness } from '@/features/businesses/model/addBusiness'
import { blankReview, type ReviewValues } from '@/lib/reviewFields'

/** A business without reviews. */
export const aBusiness = (fields: Partial<Business> = {}): Business => ({
  _id: 'b1',
  name: 'Kafe Drini',
  averageRating: 0,
  reviewCount: 0,
  status: 'active',
  ...fields,
})

/** What people write: a title of 60 letters, and sentences on two lines. */
export const reviewText = {
  title: 'Kafe e shkëlqyer, por shërbimi çalon sa herë ka shumë njerëz',
  comment: 'Kafja është e mirë dhe çmimi i drejtë.\nPrita njëzet minuta, por do të kthehem: vendi është i qetë.',
}

/** The form of a review, filled in but for what is optional. */
export const aForm = (fields: Partial<ReviewValues> = {}): ReviewValues => ({
  ...blankReview,
  rating: 4,
  ...reviewText,
  ...fields,
})

/** A published review of business b1 by user u1. */
export const aReview = (fields: Partial<Review> = {}): Review => ({
  _id: 'r1',
  user: { _id: 'u1', name: 'Arta' },
  business: { _id: 'b1', name: 'Kafe Drini' },
  rating: 4,
  ...reviewText,
  createdAt: '2026-03-09T10:00:00.000Z',
  isApproved: true,
  ...fields,
})

/** A category without subcategories. */
export const aCategory = (fields: Partial<Category> = {}): Category => ({
  _id: 'c1',
  name: 'Restorante',
  slug: 'restorante',
  subcategories: [],
  ...fields,
})

/** A subcategory of category c1. */
export const aSubcategory = (fields: Partial<Subcategory> = {}): Subcategory => ({
  _id: 's1',
  name: 'Piceri',
  categoryId: { _id: 'c1', name: 'Restorante' },
  ...fields,
})

/** The add-business form, filled in but for what is optional. */
export const aBusinessForm = (values: Partial<AddBusinessValues> = {}): AddBusinessValues => ({
  ...emptyBusiness,
  name: 'Kafe Liqeni',
  url: 'https://liqeni.example',
  category: 'c1',
  ...values,
})

type SignupValues = typeof signupForm.initial

/** The sign-up form, filled in. */
export const aSignupForm = (values: Partial<SignupValues> = {}): SignupValues => ({
  name: 'Arta Hoxha',
  email: 'arta@posta.example',
  password: 'Demo1234',
  confirmPassword: 'Demo1234',
  acceptTerms: true,
  ...values,
})

const paging = (count: number, fields: Partial<Pagination>): Pagination => ({
  current: 1,
  pages: 1,
  total: count,
  limit: 10,
  ...fields,
})

/** A page of businesses as the contract has it. */
export const businessPage = (businesses: Business[], pagination: Partial<Pagination> = {}): BusinessPage => ({
  success: true,
  businesses,
  pagination: paging(businesses.length, pagination),
})

/** A page of reviews as the contract has it. */
export const reviewPage = (reviews: Review[], pagination: Partial<Pagination> = {}): ReviewPage => ({
  success: true,
  reviews,
  pagination: paging(reviews.length, pagination),
})
