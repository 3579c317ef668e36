// Queries by role ask for the style of every element of a page, and of what it stands in. jsdom matches all rules of its style sheet
// each time, a fifth of the time of a page's test; here it does so once for each kind of element.

/** All that those rules look at, apart from the element's name. */
const attributes = ['hidden', 'popover', 'open', 'type', 'style']

/** What is remembered, with the value of an element that neither it nor what it stands in has set; `display` is not inherited. */
const initial = { display: null, visibility: 'visible', pointerEvents: 'auto' } as const
type Remembered = keyof typeof initial

const isRemembered = (name: PropertyKey): name is Remembered => name in initial

/** Makes jsdom remember styles, as long as a test adds no style sheet of its own. */
export function rememberStyles(): void {
  const view = document.defaultView
  if (!view) return
  const computed = view.getComputedStyle.bind(view)
  const sheets = document.styleSheets.length
  const known = new Map<string, Record<Remembered, string>>()

  function ownStyle(element: Element) {
    const kind = [element.localName, ...attributes.map((name) => element.getAttribute(name))].join('|')
    const found = known.get(kind)
    if (found) return found
    const { display, visibility, pointerEvents } = computed(element.cloneNode(false) as Element)
    const style = { display, visibility, pointerEvents }
    known.set(kind, style)
    return style
  }

  function remembered(element: Element, name: Remembered): string {
    const own = ownStyle(element)[name]
    const isInherited = own === initial[name] && element.parentElement
    return isInherited ? remembered(element.parentElement, name) : own
  }

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length !== sheets) return computed(element, pseudo)
    const get = (name: PropertyKey): unknown => {
      if (isRemembered(name)) return remembered(element, name)
      if (name === 'getPropertyValue')
        return (property: string) =>
          isRemembered(property) ? remembered(element, property) : computed(element).getPropertyValue(property)
      const style = computed(element)
      const value: unknown = Reflect.get(style, name, style)
      return typeof value === 'function' ? value.bind(style) : value
    }
    return new Proxy({} as CSSStyleDeclaration, { get: (_, name) => get(name) })
  }
}
