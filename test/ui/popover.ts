// jsdom 29 hides `popover="auto"` elements and cannot show them: this stands in for what components need. What the
// styles say of them, and the top layer, need a browser: test/e2e/firstPaint.test.ts.

/** Shows the popover, hides another; as in a browser, `toggle` comes later. */
class Popovers {
  #shown: HTMLElement | null = null
  #opener: Element | null = null

  isShown(element: Element): boolean {
    return element === this.#shown && element.isConnected
  }

  show(popover: HTMLElement): void {
    if (this.isShown(popover)) return
    this.hide()
    this.#shown = popover
    this.#opener = document.activeElement
    this.#report(popover, 'open')
  }

  hide(): void {
    const popover = this.#shown
    if (!popover) return
    this.#shown = null
    if (popover.contains(document.activeElement) && this.#opener instanceof HTMLElement) this.#opener.focus()
    this.#report(popover, 'closed')
  }

  /** A press outside hides it; one on its own button is left to the click. */
  pressAt(target: EventTarget | null): void {
    const isInside = target instanceof Element && (this.#shown?.contains(target) || popoverOf(target) === this.#shown)
    if (!isInside) this.hide()
  }

  #report(popover: HTMLElement, newState: 'open' | 'closed'): void {
    const oldState = newState === 'open' ? 'closed' : 'open'
    queueMicrotask(() => popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })))
  }
}

/** The popover that a press on `target` opens or closes. */
function popoverOf(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null
  return button && document.getElementById(button.getAttribute('popovertarget') ?? '')
}

/** Gives jsdom popovers, displayed also while closed, as the app's styles have them in a wide window. */
export function standInPopovers(): void {
  const style = document.createElement('style')
  style.textContent = '[popover] { display: block !important }'
  document.head.append(style)
  const popovers = new Popovers()
  const matches = Element.prototype.matches
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      popovers.show(this)
    },
    hidePopover(this: HTMLElement) {
      if (popovers.isShown(this)) popovers.hide()
    },
    matches(this: HTMLElement, selectors: string) {
      return selectors === ':popover-open' ? popovers.isShown(this) : matches.call(this, selectors)
    },
  })
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const popover = defaultPrevented ? null : popoverOf(target)
    if (!popover) return
    if (popovers.isShown(popover)) popovers.hide()
    else popovers.show(popover)
  })
  window.addEventListener('pointerdown', ({ target }) => popovers.pressAt(target))
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') popovers.hide()
  })
}
