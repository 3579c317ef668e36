// Where the focus goes from a control that is taken away by its own press, and has no neighbour.

/** Gives the focus to the page's content, without scrolling; a new page or a dialog takes it from there. */
export const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
