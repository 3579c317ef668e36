// The pointer that comes to an element or leaves it, in jsdom, for code that listens beside React.
import { fireEvent } from '@testing-library/react'

/** Tells the element and, as browsers do, everything that it is in. */
export function point(type: 'pointerenter' | 'pointerleave', element: HTMLElement): void {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) fireEvent(at, new PointerEvent(type))
}
