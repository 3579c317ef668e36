// The actions that led to a page that came as HTML with its data: dispatched before the app takes it over, they make its state a
// fold of its log from the first moment on, and nothing is requested twice.
import type { UnknownAction } from '@reduxjs/toolkit'
import { actionsId } from '@/lib/actionsId'

/** Those that this document came with; none if the boot script found that its content is for another address. */
export function renderedActions(): readonly UnknownAction[] {
  const { dataset } = document.documentElement
  let text = '[]'
  // Those for search engines go, too: the page puts its own there.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-prerendered]')) {
    if (script.id === actionsId) text = script.text
    script.remove()
  }
  try {
    return dataset.page ? JSON.parse(text) : []
  } catch {
    // A document cut short: the app renders the page by itself.
    dataset.page = ''
    return []
  }
}
