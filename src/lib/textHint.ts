// Advice about a text that others will read, before it is sent. It blocks nothing: the server decides.
import { foldText } from './cleanText'

/** Beginnings of words, folded, that insult and begin no ordinary Albanian word. */
const insults =
  /(?<!\p{L})(?:kurv|pidh|qifsh|qihe[mt]|qirj|rrotkar|robqir|ropqir|siktir|dhjef|byth|mut(?!\p{L})|mutqen|idiot|debil|kretin|imbecil|fuck|bullshit)/u

/** From nine digits on, as numbers here begin: +355 69 …, 00355 …, 069 …; no price and no date does. */
const telephone = /(?:\+|(?<!\d)00)[1-9](?:[ /()-]*\d){7,}|(?<!\d)0[2-9]\d(?:[ /()-]*\d){6,7}(?!\d)/
const email = /\S@[\w-]+\.\p{L}{2}/u
const link = /https?:\/\/|(?<!\p{L})www\.\w|\w\.(?:al|com|net|org)(?![\p{L}\d])/iu

/** In letters: a shorter text may be a name or an exclamation. */
const LEAST_LETTERS = 15

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= LEAST_LETTERS && letters.filter((one) => /\p{Lu}/u.test(one)).length > letters.length * 0.8
}

const hints: readonly [applies: (text: string) => boolean, hint: string][] = [
  [
    (text) => telephone.test(text) || email.test(text),
    'Teksti duket se ka një numër telefoni ose email. Mos shkruaj të dhëna personale të të tjerëve.',
  ],
  [
    (text) => insults.test(foldText(text)),
    'Teksti duket se ka fjalë të papërshtatshme. Trego çfarë ndodhi, pa fyer askënd.',
  ],
  [(text) => link.test(text), 'Teksti duket se ka një link. Linket promovuese nuk lejohen.'],
  [isShouted, 'Teksti duket i shkruar me shkronja të mëdha. Me të vogla lexohet më lehtë.'],
  [
    (text) => /(\p{L})\1{3}|[!?]{4}/iu.test(text),
    'Teksti duket se ka shkronja ose shenja të përsëritura. Pa to lexohet më lehtë.',
  ],
]

/** One sentence about what a text looks like, the weightiest first; nothing about an ordinary one. */
export const textHint = (text: string): string | undefined => hints.find(([applies]) => applies(text))?.[1]

/** In characters: a shorter comment rarely says why. */
const SHORT_COMMENT = 30

/** The same for a new comment, and an encouragement to say more. */
export const commentHint = (comment: string): string | undefined => {
  const { length } = comment.trim()
  const isShort = length > 0 && length < SHORT_COMMENT
  return textHint(comment) ?? (isShort ? 'Disa hollësi më shumë e bëjnë komentin më të dobishëm.' : undefined)
}
