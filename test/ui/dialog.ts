// jsdom 29 knows <dialog> but no show, showModal and close: this stands in for what components need. What only a
// browser does (focus kept in, the page inert, Escape) is tested in test/e2e/modal.test.ts.
import { beforeEach, vi } from 'vitest'

const focusable = ':is(button, input, select, textarea, a[href]):not(:disabled)'

/** For all tests of the calling file: a dialog opens and closes, takes the focus and gives it back, says `close`. */
export function standInDialogs(): void {
  beforeEach(() => {
    const openers = new WeakMap<HTMLDialogElement, Element | null>()
    function open(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>(focusable)?.focus()
    }
    Object.assign(HTMLDialogElement.prototype, {
      show: vi.fn(open),
      showModal: vi.fn(open),
      close: vi.fn(function (this: HTMLDialogElement) {
        if (!this.open) return
        this.removeAttribute('open')
        const opener = openers.get(this)
        if (opener instanceof HTMLElement) opener.focus()
        queueMicrotask(() => this.dispatchEvent(new Event('close')))
      }),
    })
  })
}
