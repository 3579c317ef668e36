// Accounts that other tabs delete: what this tab keeps in its own storage goes, too. Loaded late, apart from what keeps it.
import { businessDraftKey, deletedAccountKey } from '@/lib/storageKeys'

/** Forgets this tab's half-typed business of whoever deletes the account in another tab, until the returned function is called. */
export function followDeletedAccounts(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== deletedAccountKey || newValue === null) return
    try {
      sessionStorage.removeItem(businessDraftKey + newValue)
    } catch {
      // Without session storage nothing was kept.
    }
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
