// How a page is read: its texts, what stands in place of items, its alerts and its pagination.

export const all = (root: ParentNode | null, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
]
export const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
export const texts = (root: ParentNode | null, selector: string) => all(root, selector).map(textOf)
export const has = (root: ParentNode | null, words: string) => textOf(root as Element).includes(words)

/** The bar that stands for any request without a sign of its own, such as a refresh of a list that stays on screen. */
export const hasBar = () => document.querySelector('[role=progressbar]') !== null

/** What stands in place of items: that there are none, or why. */
export const insteadOfItems =
  /[Nn]uk u gjet|Nuk ka komente ende|Asnjë koment nuk përputhet|Nuk ke shkruar ende|Ende nuk ka|Gabim n/

/** Whether something is loading, by its own sign; by the bar where items or a text in their place stand already. */
export function isLoading(flag: boolean, sign: boolean, isEmpty: boolean): boolean {
  const isBlank = isEmpty && !insteadOfItems.test(textOf(document.querySelector('main')))
  return sign || (flag && !isBlank && hasBar())
}

/** `actual` where the page leaves it open between these values. */
export const oneOf = <T>(actual: T, allowed: readonly [T, ...T[]]): T =>
  allowed.includes(actual) ? actual : allowed[0]

/** Said in place of what a server with too much to do says. */
const BUSY = 'Sistemi është i ngarkuar'

/** What a dialog says is of the dialog, and what a review that is being edited says is of its form. */
export const alertsIn = (root: ParentNode | null) =>
  all(root, '[role=alert]').filter((one) => !one.closest('dialog, li form'))

/** What the state says of a session that cannot be renewed; the page says what the server says, if it says anything. */
export const SESSION_ENDED = 'Authentication failed - unable to refresh token'

/** The error that an alert with these words shows: the state's, if it says that one, else whatever it says. */
export function errorIn(root: ParentNode | null, words: string, error: string | null): string | null {
  const alert = alertsIn(root).find((one) => has(one, words) || has(one, BUSY))
  if (!alert) return null
  return error !== null && (has(alert, error) || has(alert, BUSY)) ? error : textOf(alert)
}

export const addressPage = () => Number(new URLSearchParams(window.location.search).get('faqe') ?? 1)

/** Page and pages by the pagination; without one there is one page, and the address tells which was requested. */
export function pagingOf(root: ParentNode | null) {
  const nav = root?.querySelector('nav[aria-label=Faqet]')
  if (!nav) return { page: addressPage(), pages: 1 }
  const footer = /Faqja (\d+) nga (\d+)/.exec(textOf(nav))
  const page = Number(textOf(nav.querySelector('[aria-current=page]')))
  const numbers = texts(nav, 'button').map(Number).filter(Number.isInteger)
  if (footer && Number(footer[1]) !== page) return { page: 0, pages: 0 }
  return { page, pages: footer ? Number(footer[2]) : Math.max(...numbers) }
}
