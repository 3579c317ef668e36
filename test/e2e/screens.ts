// Every page that exists: an address of it and its main heading; and the sizes at which pages are looked at.
import type { routes } from '@/lib/paths'

type Screen = readonly [path: string, heading: RegExp]

/** Route -> an address of it and its main heading. */
export const screens: Record<Exclude<keyof typeof routes, 'homeAlias' | 'supportAlias'>, Screen> = {
  home: ['/', /^Po kërkon një biznes që mund ti besosh\?$/],
  about: ['/rreth_nesh', /./],
  howItWorks: ['/info', /./],
  reviewRules: ['/rregullore', /./],
  support: ['/suport', /^Si mund të të ndihmojmë\?$/],
  faq: ['/faq', /./],
  terms: ['/kushtet', /^Kushtet e përdorimit$/],
  categories: ['/kategorite', /^Kategoritë e bizneseve$/],
  category: ['/kategorite/restorante_dhe_kafene', /^Bizneset në Restorante dhe kafene \(40 biznese\)$/],
  chooseBusiness: ['/koment', /./],
  saved: ['/te-ruajturat?biznese=biz_001,biz_055,biz_049,biz_002', /^Një listë e ndarë me ty$/],
  writeReview: ['/koment/biz_001', /^Shkruaj një koment për /],
  business: ['/biznes/biz_001', /^Sofra e Shtatë Lugëve$/],
  login: ['/login', /./],
  signup: ['/signup', /./],
  verifyEmail: ['/verify-email', /./],
  resetPassword: ['/reset-password?token=x', /./],
  myReviews: ['/komentet-e-mia', /^Komentet e mia$/],
  profile: ['/profile', /^Profili im$/],
}

/** Paths that show what they are for only to somebody who is signed in. */
export const ownPaths: ReadonlySet<string> = new Set([screens.writeReview[0], screens.myReviews[0], screens.profile[0]])

/** Every page, the one of unknown addresses too. */
export const allScreens: readonly Screen[] = [...Object.values(screens), ['/nuk-ka', /^Faqja nuk u gjet$/]]

/** Phone, tablet, desktop, in px. */
export const widths = [360, 768, 1280] as const

/** Both themes. */
export const schemes = ['light', 'dark'] as const
