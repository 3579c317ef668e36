// The model of a visitor: what can be done on the page that is there, which of it is done next, and doing it.

import type { Random } from '@mocks/seed/random'
import { demoUser } from '@mocks/seed/users'
import { fireEvent } from '@testing-library/react'
import type { Step } from './steps'

/** Every page, some with a search, a filter or a page number, some that do not exist. */
export const addresses = [
  '/',
  '/kategorite',
  '/kategorite?kerko=ba',
  '/kategorite/restorante',
  '/kategorite/restorante?faqe=3',
  '/kategorite/piceri',
  '/kategorite/asgje',
  '/biznes/b1',
  '/biznes/b1?faqe=2',
  '/biznes/b1?kerko=koment',
  '/biznes/h1',
  '/biznes/asgje',
  '/koment',
  '/koment/b1',
  '/koment/h1',
  '/te-ruajturat',
  '/komentet-e-mia',
  '/profile',
  '/login',
  '/signup',
  '/verify-email',
  '/reset-password?token=7f3c9b2e-51aa-4c1d-9e0b-8d2f6a7b1c33',
  '/rreth_nesh',
  '/asgje',
] as const

/** Where there are lists and forms: most walks begin here. */
const busy = ['/', '/kategorite/restorante', '/biznes/b1', '/biznes/h1', '/koment/b1', '/komentet-e-mia'] as const

/** Where the demo's user has reviews. */
export const ownAddresses = ['/komentet-e-mia', '/biznes/h1'] as const

/** Where somebody may begin. */
export const anyAddress = (random: Random): string => random.pick<string>(random.percent(50) ? busy : addresses)

const words = ['kafe', 'bar', 'hotel', 'zz', 'koment', 'ta', '', '   ', 'Kafe e re']
const emails = [demoUser.email, 'pritje@vlereso.example', 'e.re@shembull.example', 'keq']
/** What must never be found anywhere but in its field. */
export const passwords = [demoUser.password, 'Tjetër-Fjalë9']

const pressables = 'a[href], button, [role=option], input[type=checkbox], input[type=radio], summary'
const typables = 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea'

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The name a step knows an element by. */
function nameOf(element: Element): string {
  const label = 'labels' in element ? textOf((element.labels as NodeListOf<Element> | null)?.[0]) : ''
  const name = element.getAttribute('aria-label') ?? (label || textOf(element) || element.getAttribute('placeholder'))
  return (name || (element.getAttribute('href') ?? '')).slice(0, 60)
}

/** Where presses go: a dialog keeps them from the rest. */
const reachable = (): ParentNode => [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1) ?? document

function found(selector: string, within: ParentNode = reachable()): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.matches('[disabled], [href^="http"], [href^="mailto"], [href^="tel"], [href^="blob"]') &&
      !element.closest('[hidden], [inert]'),
  )
}

const named = (selector: string, name: string, nth = 0) => found(selector).filter((one) => nameOf(one) === name)[nth]

function put(field: HTMLElement | undefined, value: string): void {
  if (field) fireEvent.change(field, { target: { value } })
}

/** Does what a visitor does by hand. */
export function perform(step: Step): void {
  if ('press' in step) {
    const target = named(pressables, step.press, step.nth)
    if (target) fireEvent.click(target)
  } else if ('type' in step) put(named(typables, step.into, step.nth), step.type)
  else if ('choose' in step) {
    const list = named('select', step.of, step.nth)
    const option = [...(list?.querySelectorAll('option') ?? [])].find((one) => textOf(one) === step.choose)
    if (option) put(list, option.value)
  }
}

/** Which of the elements with its name it is, as a step says it. */
function nthOf(element: HTMLElement, selector: string): { nth?: number } {
  const alike = found(selector).filter((one) => nameOf(one) === nameOf(element))
  const nth = alike.indexOf(element)
  return nth > 0 ? { nth } : {}
}

const press = (element: HTMLElement): Step => ({ press: nameOf(element), ...nthOf(element, pressables) })
const type = (field: HTMLElement, text: string): Step => ({
  type: text,
  into: nameOf(field),
  ...nthOf(field, typables),
})
const choose = (list: HTMLElement, random: Random): Step => ({
  choose: textOf(random.pick([...list.querySelectorAll('option')])),
  of: nameOf(list),
  ...nthOf(list, 'select'),
})

/** Something for this field; sensible things only, or anything. */
function textFor(field: HTMLElement, random: Random, isSensible: boolean): string {
  const kind = field.getAttribute('type') ?? field.tagName.toLowerCase()
  const fits =
    {
      email: random.pick(emails),
      password: random.percent(85) ? demoUser.password : random.pick(passwords),
      url: 'https://kafe-e-re.example',
      tel: '+355 60 000 1234',
      date: random.pick(['2026-11-01', '2026-10-08', '']),
      textarea: 'Kafe e mirë, shërbim i shpejtë dhe vend i qetë.',
    }[kind] ?? (/url|faqja/i.test(nameOf(field)) ? 'https://kafe-e-re.example' : `Kafe e re ${random.below(3)}`)
  if (isSensible || ['email', 'password', 'date'].includes(kind)) return fits
  return random.percent(20) ? fits : random.pick(words)
}

/** All of a form, and sending it. */
function fillIn(form: Element, random: Random): Step[] {
  const all = (selector: string) => found(selector, form)
  const stars = all('input[type=radio]')
  const boxes = all('input[type=checkbox]').filter((box) => !(box as HTMLInputElement).checked)
  const submit = all('button[type=submit], button:not([type])')[0]
  return [
    ...all('select').map((list) => choose(list, random)),
    ...all(typables)
      .filter((field) => field.getAttribute('type') !== 'date')
      .map((field) => type(field, textFor(field, random, true))),
    ...(stars.length > 0 ? [press(random.pick(stars))] : []),
    ...boxes.map(press),
    ...(submit ? [press(submit)] : []),
  ]
}

/** Something that happens beside the page; undefined mostly. */
function besides(random: Random): Step | undefined {
  const chance = random.below(100)
  if (chance < 3) return { go: 'reload' }
  if (chance < 6) return { otherTab: random.pick(['logs out', 'logs in', 'logs in as another'] as const) }
  if (chance < 9) return { wait: random.pick(['a minute', 'an hour'] as const) }
  if (chance < 16) return { go: 'back' }
  if (chance < 18) return { go: 'forward' }
  return chance < 25 ? { open: random.pick(addresses) } : undefined
}

/** What the visitor may do next, mostly on the page and mostly sensible; a form is filled in at one go. */
export function nextDeeds(random: Random): Step[] {
  const beside = besides(random)
  if (beside) return [beside]
  const at = reachable()
  const within = at === document ? (document.querySelector('main') ?? document.body) : at
  const chance = random.below(75)
  const forms = [...within.querySelectorAll('form')].filter((form) => form.querySelector('button'))
  const review = forms.find((form) => form.querySelector('textarea'))
  if (review && random.percent(40)) return fillIn(review, random)
  const own = found(pressables, within).filter((one) => /^(Ndrysho|Fshi) komentin/.test(nameOf(one)))
  if (own.length > 0 && random.percent(30)) return [press(random.pick(own))]
  if (chance < 20 && forms.length > 0) return fillIn(random.pick(forms), random)
  const fields = found(typables, within)
  if (chance < 30 && fields.length > 0) {
    const field = random.pick(fields)
    return [type(field, textFor(field, random, false))]
  }
  const lists = found('select', within)
  if (chance < 35 && lists.length > 0) return [choose(random.pick(lists), random)]
  const targets = found(pressables, random.percent(85) ? within : at)
  return targets.length > 0 ? [press(random.pick(targets))] : [{ open: random.pick(addresses) }]
}

/** An own review gets another title, if the page has one. */
export function changeOwn(random: Random): Step[] {
  const own = found(pressables).filter((one) => /^Ndrysho komentin/.test(nameOf(one)))
  if (own.length === 0) return []
  return [press(random.pick(own)), { type: 'Edhe më mirë', into: 'Titulli *' }, { press: 'Ruaj' }]
}

/** While something is written the visitor, faster than the answer, wants another list or the same from elsewhere. */
export function meanwhile(write: string, random: Random): Step[] {
  const turns = found('nav[aria-label=Faqet] button, button[aria-pressed]', document.querySelector('main') ?? document)
  const wanted = turns.length > 0 && random.percent(70) ? press(random.pick(turns)) : { open: random.pick(busy) }
  return random.percent(50)
    ? [wanted, { answerAll: 'writes first' }]
    : [{ carryOut: write }, wanted, { answerAll: 'newest first' }]
}
