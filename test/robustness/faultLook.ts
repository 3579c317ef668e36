// Finds what is wrong with a page whose call has failed, from its document; the same check in jsdom and in Chromium.

/** What the page must show. */
export interface Expected {
  /** Announced, in an alert or a status. */
  words: readonly string[]
  /** The name of a link or button that leads on; not required where nothing has failed. */
  onward?: RegExp
  /** Label -> the text that must still be in its field. */
  kept: Readonly<Record<string, string>>
  /** The texts of the reply may say anything, `undefined` too. */
  isHostile: boolean
}

/**
 * All that is wrong in this document; empty when it is right: the frame is there, the page is not blank or loading and
 * shows no internals, the message is announced, a link or button leads on, what was typed is still there.
 * Self-contained: its source is sent to a browser.
 */
export function wrongIn({ words, onward, kept, isHostile }: Expected): string[] {
  const wrong: string[] = []
  const must = (isRight: boolean, name: string) => {
    if (!isRight) wrong.push(name)
  }
  const main = document.querySelector('main')
  must(document.querySelector('header') !== null, 'no header')
  must(document.querySelector('footer') !== null, 'no footer')
  must((main?.textContent ?? '').length > 20, 'a blank page')
  must(main?.querySelector('[aria-busy=true]') === null, 'it waits')
  const strange = /\[object|Invalid Date|NaN|Ndodhi një gabim i papritur/.exec(document.body.textContent ?? '')
  must(!strange, `it shows ${strange}`)
  must(isHostile || !/undefined|null/.test(document.body.textContent ?? ''), 'it shows undefined or null')

  const spoken = [...document.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent ?? '')
  for (const text of words)
    must(spoken.join('\n').includes(text), `not said: ${text} (but: ${spoken.join(' | ').slice(0, 300)})`)
  for (const text of spoken) must(text.length <= 600, `${text.length} characters in one message`)
  const ways = [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
    (way) => !way.closest('header, footer') && (way.checkVisibility?.() ?? true),
  )
  const names = ways.map((way) => (way.getAttribute('aria-label') ?? way.textContent ?? '').trim())
  must(!onward || names.some((name) => onward.test(name)), `no way on by ${onward}`)
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  for (const [label, text] of Object.entries(kept)) {
    const labelled = fields.filter(
      (field) =>
        field.getAttribute('aria-label') === label ||
        [...(field.labels ?? [])].some(({ textContent }) => textContent?.trim() === label),
    )
    must(
      labelled.some(({ value }) => value === text),
      `${label} is not what was typed`,
    )
  }
  return wrong
}
