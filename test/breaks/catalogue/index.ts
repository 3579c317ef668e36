// The catalogue of breaks, by the area of their requirements.
import { type Area, type Break, breaksOf } from '../break'
import { authCall } from './authCall'
import { authEnt } from './authEnt'
import { authErr } from './authErr'
import { authState } from './authState'
import { avatar } from './avatar'
import { bizPage } from './bizPage'
import { bizPageReviews } from './bizPageReviews'
import { bizState } from './bizState'
import { card } from './card'
import { catList } from './catList'
import { catPage } from './catPage'
import { catPageResults } from './catPageResults'
import { catState } from './catState'
import { delacc } from './delacc'
import { dirCall } from './dirCall'
import { dirErr } from './dirErr'
import { entity } from './entity'
import { forgot } from './forgot'
import { form } from './form'
import { guard } from './guard'
import { home } from './home'
import { login } from './login'
import { net } from './net'
import { perm } from './perm'
import { profile } from './profile'
import { pwChange } from './pwChange'
import { reset } from './reset'
import { route } from './route'
import { search } from './search'
import { session } from './session'
import { signup } from './signup'
import { state } from './state'
import { staticPages } from './static'
import { verify } from './verify'

/** By the first part of their ids. */
export const areas: Readonly<Record<string, Area>> = {
  AUTHCALL: authCall,
  AUTHENT: authEnt,
  AUTHERR: authErr,
  AUTHSTATE: authState,
  AVATAR: avatar,
  BIZPAGE: { ...bizPage, ...bizPageReviews },
  BIZSTATE: bizState,
  CARD: card,
  CATLIST: catList,
  CATPAGE: { ...catPage, ...catPageResults },
  CATSTATE: catState,
  DELACC: delacc,
  DIRCALL: dirCall,
  DIRERR: dirErr,
  ENTITY: entity,
  FORGOT: forgot,
  FORM: form,
  GUARD: guard,
  HOME: home,
  LOGIN: login,
  NET: net,
  PERM: perm,
  PROFILE: profile,
  PWCHANGE: pwChange,
  RESET: reset,
  ROUTE: route,
  SEARCH: search,
  SESSION: session,
  SIGNUP: signup,
  STATE: state,
  STATIC: staticPages,
  VERIFY: verify,
}

/** All breaks. */
export const catalogue: readonly Break[] = Object.values(areas).flatMap(breaksOf)
