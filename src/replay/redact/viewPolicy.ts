// What the log may say of what components report of the page (src/hooks/viewLog.ts); the rest of the state: policy.ts.
import { Review } from '@/api/endpoints/generated/personal'

/** Fields that say nothing of a person. */
export const harmless = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'never'])) as { readonly [Field in Name]: 'never' }

const texts = { '#': 'never', '*': 'always' } as const
/** Messages by a name in code. */
export const messages = { '#': 'never', '*': 'message' } as const
const typedTexts = { ...texts, category: 'thing', subcategories: 'thing' } as const
const keptText = {
  businessId: 'thing',
  reviewId: 'thing',
  form: typedTexts,
  savedAt: 'time',
  browsingSession: 'always',
  isLasting: 'never',
} as const

/** What components have reported: any text that is not the app's own was typed by a user or shown to one. */
export const view = {
  ...harmless('accountDialog', 'hasUnsentTexts', 'ownReview', 'pictureStage', 'reviewCopied', 'reviewState'),
  ...harmless('savedOrder', 'shared', 'topic', 'verification'),
  businessRefused: {
    ...harmless('kind', 'status'),
    message: 'message',
    serverMessage: 'message',
    '#': 'never',
    '*': 'always',
  },
  deletionProblems: 'message',
  deletionRefused: 'message',
  deletion: { review: Review, next: 'thing' },
  edits: { '#': 'thing', '*': { phase: 'never', values: typedTexts } },
  filters: { ...texts, rating: 'never', sortBy: 'never' },
  forgotProblems: 'message',
  forgotSent: { to: 'always', message: 'message' },
  givenList: 'thingList',
  keptTexts: keptText,
  passwordExpired: 'message',
  passwordProblems: 'message',
  'refused/': 'message',
  resetProblems: 'message',
  restoreMarks: { kind: 'never', of: 'always', before: 'always', parts: { from: 'never', isChanged: 'never' } },
  reviewSearch: { ...texts, rating: 'never' },
  reviewState: {
    phase: 'never',
    hasFailedItself: 'never',
    news: 'never',
    refusal: { text: 'message', isLanguage: 'never' },
  },
  savedShown: 'thing',
  scoreMoment: 'time',
  seenSimilar: 'thing',
  signupProblems: 'message',
  textCopied: { of: 'time', isCopied: 'never' },
  textToDiscard: keptText,
  unsentReview: { businessId: 'thing', isOwn: 'never', until: 'time', isOver: 'never' },
  '#': 'viewKey',
  // A form, the note of a draft, or anything else.
  '*': { values: typedTexts, errors: messages, refusals: 'never', at: 'time', '#': 'never', '*': 'always' },
} as const
