// News between tabs: a review was written, changed or deleted; an account was deleted; somebody logged out.
import type { deletedAccountKey, loggedOutKey, reviewNewsKey } from '@/lib/storageKeys'
import { writeItem } from '../platform/browserStorage'
import { listen } from '../platform/listen'

/** What is told: the id of a business, '' for one that is not known; the id of a user. */
type NewsKey = typeof reviewNewsKey | typeof deletedAccountKey | typeof loggedOutKey

/** Tells the other tabs. Nothing stays in the storage. */
export function tellTabs(key: NewsKey, id: string): void {
  writeItem(key, id)
  writeItem(key, null)
}

/** Hears what other tabs tell, until the returned function is called. */
export function onTabNews(news: NewsKey, hear: (id: string) => void): () => void {
  return listen(window, {
    storage: ({ key, newValue }) => {
      if (key === news && newValue !== null) hear(newValue)
    },
  })
}
