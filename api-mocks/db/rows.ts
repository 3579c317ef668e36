// What the mock backend stores. Rows are never changed in place: a change stores a new row, so seeds can be shared.
// A field of the contract that the mock simply keeps is stored as the contract has it, and named there only.
import type { Business, Category, Review, User } from '@/api/endpoints/generated/types'

/** Somebody with an account. */
export interface UserRow extends Readonly<Required<Omit<User, '_id'>>> {
  readonly id: string
  /** Made by `digest`; see auth/password.ts. Times are ISO 8601, UTC, here as everywhere. */
  readonly password: string
}

/** One of the categories businesses are filed under. */
export interface CategoryRow extends Readonly<Pick<Category, 'name' | 'description'>> {
  readonly id: string
  readonly slug: string
  /** For drawn photos. */
  readonly color?: string
}

/** A part of a category. */
export interface SubcategoryRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly categoryId: string
}

/** What a reply says of a business that is stored elsewhere or computed. */
type BusinessRelations =
  | '_id'
  | 'category'
  | 'subcategory'
  | 'subcategories'
  | 'averageRating'
  | 'reviewCount'
  | 'hasReviewed'
  | 'photo'

/** A business: the contract's own fields (missing ones are unknown) and what the server keeps for itself. */
export interface BusinessRow extends Readonly<Omit<Business, BusinessRelations>> {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  /** The first one is the main one. */
  readonly subcategoryIds: readonly string[]
  readonly createdAt: string
  /** Who added it; the seed's businesses have no owner. */
  readonly ownerId?: string
  /** Added and never approved: in no list, found by its address only. The seed's in review were approved once. */
  readonly isUnlisted?: boolean
  /** Whether media.ts draws a photo. */
  readonly photo?: boolean
}

/** A review of one business: the contract's own fields, with ids for business and author. */
export interface ReviewRow extends Readonly<Omit<Review, '_id' | 'user' | 'business'>> {
  readonly id: string
  readonly businessId: string
  /** The account of its author; left out for deleted accounts and for authors who never had one. */
  readonly userId?: string
  /** The name of an author without an account. */
  readonly authorName?: string
  readonly createdAt: string
}

/** A refresh token that may still be used once; the id is its `jti`. */
export interface SessionRow {
  readonly id: string
  readonly userId: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** A one-time token sent by e-mail; the id is the token. */
export interface TicketRow {
  readonly id: string
  readonly kind: 'verify' | 'reset'
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly used: boolean
}

/** An e-mail that a real server would have sent. */
export interface MailRow {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly link: string
  readonly sentAt: string
}

/** Every table by its name. */
export interface Rows {
  users: UserRow
  categories: CategoryRow
  subcategories: SubcategoryRow
  businesses: BusinessRow
  reviews: ReviewRow
  sessions: SessionRow
  tickets: TicketRow
  mails: MailRow
}

/** The name of a table. */
export type TableName = keyof Rows

/** The rows a database starts with. */
export type Seed = { readonly [Name in TableName]: readonly Rows[Name][] }
