// A good call of every operation. One that is missing does not compile, so a new operation is tried from its first day.
import type { OperationId } from '@/api/endpoints/generated/operations'
import { type Account, passwords, type Sent, type World } from './world'

/** A good call, and where the body holds the credentials, a body that must be refused as unauthorised. */
export interface Sample extends Sent {
  impostor?: object
  /** Credentials of an account whose e-mail is not verified, where the run may open one. */
  unverified?: object | undefined
}

const as = ({ accessToken }: Account) => ({ bearer: accessToken })
const firstWord = (text = ''): string => text.split(' ')[0] ?? ''

const newCategory = (world: World) => ({ body: { name: world.name('Kategori') } })

async function newBusiness(world: World): Promise<Sent> {
  const name = world.name('Biznes')
  const { _id: category = '' } = await world.category()
  const url = `https://${name.toLowerCase().replaceAll(' ', '-')}.example`
  return { ...(await signedIn(world)), body: { name, businessName: name, category, url } }
}

async function newReview(world: World): Promise<Sent> {
  const session = await world.session()
  const business = await world.make('createBusiness', await newBusiness(world))
  const body = { business, user: session.id, rating: 4, title: 'Provë', comment: 'Një koment prove.', isApproved: true }
  return { ...as(session), body: { ...body, experienceDate: '2026-01-31', orderId: 'VL-1' } }
}

/** The token of who is signed in; none when no account was given. */
const signedIn = (world: World) => world.session().then(as, () => ({}))

const ownReview = async (world: World) => ({
  ...as(await world.session()),
  params: { id: await world.make('createReview', await newReview(world)) },
})
const ownBusiness = async (world: World) => ({
  ...(await signedIn(world)),
  params: { id: await world.make('createBusiness', await newBusiness(world)) },
})
const ownCategory = async (world: World) => ({ params: { id: await world.make('createCategory', newCategory(world)) } })

/** By operation; a `Skipped` says why one cannot be tried. */
export const samples: { readonly [Id in OperationId]: (world: World) => Sample | Promise<Sample> } = {
  refreshSession: async (world) => ({
    body: { refreshToken: (await world.login()).refreshToken },
    impostor: { refreshToken: 'a.b.c' },
  }),
  login: async (world) => {
    const { email, password } = await world.login()
    const impostor = { email: world.newForm().email, password: 'Gabim1234' }
    const fresh = world.options.write ? await world.signUp().catch(() => undefined) : undefined
    const unverified = fresh && { email: fresh.email, password: fresh.password }
    return { body: { email, password }, impostor, unverified }
  },
  signup: (world) => ({ body: world.newForm() }),
  verifyEmail: async (world) => ({ query: { token: await world.mailedToken((await world.signUp()).email) } }),
  resendVerification: async (world) => ({ body: { email: (await world.signUp()).email } }),
  forgotPassword: async (world) => ({ body: { email: (await world.session()).email } }),
  resetPassword: async (world) => {
    const { email } = await world.throwaway()
    await world.call('forgotPassword', { body: { email } })
    return { body: { token: await world.mailedToken(email), password: passwords[1] } }
  },
  changePassword: async (world) => {
    const account = await world.throwaway()
    return { ...as(account), body: { currentPassword: account.password, newPassword: passwords[1] } }
  },
  logout: async (world) => {
    const session = await world.login()
    return { ...as(session), body: { refreshToken: session.refreshToken } }
  },
  getMe: async (world) => as(await world.session()),
  deleteUser: async (world) => {
    const account = await world.throwaway()
    return { ...as(account), params: { id: account.id } }
  },
  listCategories: () => ({}),
  createCategory: newCategory,
  listCategorySubcategories: () => ({}),
  searchCategories: async (world) => ({ query: { q: firstWord((await world.category()).name) } }),
  updateCategory: async (world) => ({ ...(await ownCategory(world)), ...newCategory(world) }),
  deleteCategory: ownCategory,
  listSubcategories: () => ({}),
  listSubcategoriesByCategory: async (world) => ({ params: { categoryId: (await world.category())._id ?? '' } }),
  searchSubcategories: async (world) => ({ query: { q: firstWord((await world.subcategory()).name) } }),
  listBusinesses: () => ({}),
  createBusiness: newBusiness,
  listBusinessesByCategory: async (world) => ({ params: { id: (await world.category())._id ?? '' } }),
  listBusinessesBySubcategory: async (world) => ({ params: { id: (await world.subcategory())._id ?? '' } }),
  searchBusinesses: async (world) => ({ query: { q: firstWord((await world.business()).name) } }),
  universalSearch: async (world) => ({ query: { q: firstWord((await world.business()).name) } }),
  getBusiness: async (world) => ({ params: { id: (await world.business())._id ?? '' } }),
  updateBusiness: async (world) => ({
    ...(await ownBusiness(world)),
    body: { ...((await newBusiness(world)).body as { name: string }), businessName: undefined, city: 'Tiranë' },
  }),
  deleteBusiness: ownBusiness,
  listReviews: () => ({}),
  createReview: newReview,
  listReviewsByBusiness: async (world) => ({ params: { id: (await world.business())._id ?? '' } }),
  listReviewsByUser: async (world) => {
    const session = await world.session()
    return { ...as(session), params: { id: session.id } }
  },
  searchReviews: () => ({ query: { q: 'a' } }),
  getReview: async (world) => ({ params: { id: (await world.review())._id ?? '' } }),
  updateReview: async (world) => ({
    ...(await ownReview(world)),
    body: { rating: 3, title: 'Provë', comment: 'Një koment tjetër.', experienceDate: '', orderId: '' },
  }),
  deleteReview: ownReview,
}
