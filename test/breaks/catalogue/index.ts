// The catalogue of breaks, by the area of their requirements.
import { type Area, type Break, breaksOf } from '../break'
import { addBiz } from './addBiz'
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
import { choose } from './choose'
import { constants } from './const'
import { copy } from './copy'
import { delAcc } from './delAcc'
import { dirCall } from './dirCall'
import { dirErr } from './dirErr'
import { entity } from './entity'
import { footerArea } from './footer'
import { forgot } from './forgot'
import { form } from './form'
import { guard } from './guard'
import { guardRev } from './guardRev'
import { headerArea } from './header'
import { home } from './home'
import { login } from './login'
import { myCom } from './myCom'
import { net } from './net'
import { paging } from './paging'
import { perm } from './perm'
import { profile } from './profile'
import { pwChange } from './pwChange'
import { reset } from './reset'
import { revState } from './revState'
import { route } from './route'
import { screen } from './screen'
import { search } from './search'
import { session } from './session'
import { signup } from './signup'
import { starsArea } from './stars'
import { state } from './state'
import { staticPages } from './static'
import { ui } from './ui'
import { verify } from './verify'
import { write } from './write'

/** By the first part of their ids. */
export const areas: Readonly<Record<string, Area>> = {
  ADDBIZ: addBiz,
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
  CHOOSE: choose,
  CONST: constants,
  COPY: copy,
  DELACC: delAcc,
  DIRCALL: dirCall,
  DIRERR: dirErr,
  ENTITY: entity,
  FOOTER: footerArea,
  FORGOT: forgot,
  FORM: form,
  GUARD: guard,
  GUARDREV: guardRev,
  HEADER: headerArea,
  HOME: home,
  LOGIN: login,
  MYCOM: myCom,
  NET: net,
  PAGING: paging,
  PERM: perm,
  PROFILE: profile,
  PWCHANGE: pwChange,
  RESET: reset,
  REVSTATE: revState,
  ROUTE: route,
  SCREEN: screen,
  SEARCH: search,
  SESSION: session,
  SIGNUP: signup,
  STARS: starsArea,
  STATE: state,
  STATIC: staticPages,
  UI: ui,
  VERIFY: verify,
  WRITE: write,
}

/** All breaks. */
export const catalogue: readonly Break[] = Object.values(areas).flatMap(breaksOf)
