// What a browser's translator does to a page, with every text left as it is, so that what is seen can be compared.
import type { Page } from 'playwright-core'

/** Chrome and Edge put a copy of a text into two `font` elements in its place, or the text itself. */
export type Variant = 'copied' | 'moved'

/** Run in every document: translates all texts, from when the app has taken over the page, as they appear. */
function translate(variant: Variant): void {
  const kept = '[translate="no"], script, style, textarea, noscript'
  const translated = new WeakSet<Node>()
  const put = (text: Text): void => {
    if (translated.has(text) || text.data === '' || text.parentElement?.closest(kept)) return
    const font = document.createElement('font')
    const inner = document.createElement('font')
    const shown = variant === 'moved' ? text : document.createTextNode(text.data)
    translated.add(shown)
    text.replaceWith(font)
    font.append(inner)
    inner.append(shown)
  }
  const putAll = (root: Node): void => {
    if (root instanceof Text) put(root)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) put(text)
  }
  const begin = (): void => {
    if ('takeEarlyPresses' in window) return void requestAnimationFrame(begin)
    putAll(document.body)
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) if (node.isConnected) putAll(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }
  document.addEventListener('DOMContentLoaded', begin)
}

/** On every document that the page opens from now on. */
export const startTranslator = (page: Page, variant: Variant): Promise<unknown> =>
  page.addInitScript(translate, variant)

/** Run in the page: its title, its preview, what it says and its fields hold; no messages that go by themselves. */
export function readPage(): string {
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((field) => field.type !== 'password' && field.checkVisibility())
    // React numbers the names that it gives, in the order in which parts are rendered.
    .map(
      (field) =>
        `${field.name.replace(/^_r_\w+?_/, '')}=${/checkbox|radio/.test(field.type) ? field.checked : field.value}`,
    )
  const passing = document.querySelector<HTMLElement>('section[aria-label="Njoftime"] [aria-live]')?.innerText
  const said = document.body.innerText.replace(passing || '\0', '')
  const previews = [...document.querySelectorAll<HTMLMetaElement>('meta[name=description], meta[property^="og:"]')]
    .map(({ content }) => content)
    .sort()
  return [document.title, ...previews, ...said.split('\n'), ...values]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** Run in the page: the translated texts that are one of the names, or have the word FSHI in them. */
export const translatedNames = (names: readonly string[]): string[] =>
  [...document.querySelectorAll('font > font')]
    .map((font) => font.textContent)
    .filter((text) => names.includes(text.trim()) || text.includes('FSHI'))
