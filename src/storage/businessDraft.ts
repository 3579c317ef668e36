// A half-typed business, kept for its author in this tab until it is added (Q72); a reload does not end it.
import { businessDraftKey, deletedAccountKey } from '@/lib/storageKeys'
import { tellTabs } from './tabNews'

type Draft = Record<string, string | readonly string[]>

/** Keeps it in place of the author's former one; null forgets that. Without session storage nothing is kept. */
export function keepBusinessDraft(author: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(businessDraftKey + author, JSON.stringify(draft))
    else sessionStorage.removeItem(businessDraftKey + author)
  } catch {
    // The form holds it as long as its page is open.
  }
}

/** Forgets the author's drafts in all tabs: the account is deleted (Q78). */
export function forgetBusinessDrafts(author: string): void {
  keepBusinessDraft(author, null)
  tellTabs(deletedAccountKey, author)
}

/** The author's draft in the form of `blank`: a field that is missing, or of another type, is as in `blank`. */
export function readBusinessDraft<T extends Draft>(author: string, blank: T): T {
  try {
    const stored = JSON.parse(sessionStorage.getItem(businessDraftKey + author) ?? '{}') as Draft
    const isUsable = (value: unknown, like: unknown) =>
      typeof value === 'string' ? value !== '' && typeof like === 'string' : Array.isArray(value) && Array.isArray(like)
    const known = Object.entries(stored).filter(([name, value]) => isUsable(value, blank[name]))
    return { ...blank, ...Object.fromEntries(known) }
  } catch {
    return blank
  }
}
