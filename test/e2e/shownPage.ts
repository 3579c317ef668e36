// What a page says, for comparing it with its replay.

/**
 * Run in the page: its visible parts with a role, their names and states, and its texts, line by line. Of a picture its
 * name, since letters replace photos in a replay. No passwords and announcements.
 */
export function shownPage(): string {
  const tags = 'a button input select textarea h1 h2 h3 h4 ul ol li article nav section form dialog details'.split(' ')
  const lines: string[] = []
  const stateOf = (element: Element): string[] => {
    const given = ['aria-label', 'aria-expanded', 'aria-current', 'aria-invalid', 'aria-pressed', 'aria-selected']
      .filter((name) => element.hasAttribute(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
    if (element instanceof HTMLInputElement) {
      const isSecret = element.type === 'password' || /password/i.test(element.name)
      return [...given, `value=${isSecret ? '' : element.value}`, `checked=${element.checked}`]
    }
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      ? [...given, `value=${element.value}`]
      : given
  }
  const left = '[aria-hidden="true"], [aria-live], [role="status"], img[alt=""], canvas, script, style'
  const pictureOf = (node: Element) => `img ${node.getAttribute('aria-label') ?? node.getAttribute('alt')}`
  const read = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim()
      if (text) lines.push(text)
      return
    }
    if (!(node instanceof Element) || !node.checkVisibility({ visibilityProperty: true }) || node.matches(left)) return
    if (node.matches('img, [role="img"]')) return void lines.push(pictureOf(node))
    const role = node.getAttribute('role')
    const tag = node.tagName.toLowerCase()
    if (role || tags.includes(tag)) lines.push([role ?? tag, ...stateOf(node)].join(' '))
    node.childNodes.forEach(read)
  }
  const parts = document.querySelectorAll('#root, body > dialog')
  parts.forEach(read)
  return lines.join('\n')
}

/** The lines of which the other page has none, eight of each at most. */
export function differences(recorded: string, replayed: string): string {
  const [one, other] = [recorded.split('\n'), replayed.split('\n')]
  const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line)).slice(0, 8)
  return [...only(one, other).map((line) => `- ${line}`), ...only(other, one).map((line) => `+ ${line}`)].join('\n')
}
