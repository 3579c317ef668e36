// What a diary notes of presses, filled fields and sent forms. Names only: no value leaves a field.
import { queryKeys } from '@/lib/queryKeys'
import { listen } from '@/platform/listen'
import type { NewEntry } from '@/replay/actionLog'

/** Longer names are cut: a card that is a link holds a whole text. */
const LONGEST = 80

const pressable =
  'a[href], button, summary, [role="button"], [role="option"], input:is([type="checkbox"], [type="radio"])'
const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select'

const short = (text: string | null | undefined): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** What a control is called for somebody who hears it; of a field never what is in it. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const { labels } = element as Partial<HTMLInputElement>
  const named = [...labelledBy.map((id) => document.getElementById(id)), ...(labels ?? [])].map(
    (label) => label?.textContent,
  )
  const text = element.matches(fields) ? '' : element.textContent
  return short(element.getAttribute('aria-label') || named.join(' ').trim() || text || element.getAttribute('name'))
}

/** Where a link of the app leads, with the parts of an address that may be known (no token is among them). */
function ownAddress({ origin, pathname, search }: HTMLAnchorElement): string | undefined {
  if (origin !== window.location.origin) return undefined
  const query = [...new URLSearchParams(search)].filter(([key]) => queryKeys.some((one) => one === key))
  return pathname + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}

function pressed(control: Element, isByKeyboard: boolean): NewEntry {
  const to = control instanceof HTMLAnchorElement ? ownAddress(control) : undefined
  const isBox = control instanceof HTMLInputElement
  const what = control.getAttribute('role') ?? (isBox ? control.type : control.localName)
  const link = to === undefined ? 'link to another site' : 'link'
  return {
    kind: 'press',
    control: what === 'a' ? link : what === 'summary' ? 'button' : what,
    name: nameOf(control),
    ...(to !== undefined && { to }),
    ...(isByKeyboard && { byKeyboard: true }),
  }
}

/** Listens to the page's controls, those of the panel left out; returns how to stop. */
export function listenToControls(note: (entry: NewEntry) => void): () => void {
  const within = ({ target }: Event, selector: string): Element | null => {
    const element = target instanceof Element ? target.closest(selector) : null
    return element?.closest('[data-action-log]') ? null : element
  }
  const click = (event: MouseEvent) => {
    const control = within(event, pressable)
    // A press of a label reaches its box a second time, by itself.
    if (control) note(pressed(control, event.detail === 0 && !(control instanceof HTMLInputElement)))
  }
  const change = (event: Event) => {
    const field = within(event, fields)
    if (field) note({ kind: 'typed', name: nameOf(field) })
  }
  const submit = (event: SubmitEvent) => {
    const form = within(event, 'form')
    if (form) note({ kind: 'submit', name: nameOf(event.submitter ?? form.querySelector('[type="submit"]') ?? form) })
  }
  // First of all, before anything that is pressed changes its name.
  return listen(document, { click, change, submit }, { capture: true })
}
