// News between tabs: a review of a business was written, changed or deleted.
import { reviewNewsKey } from '@/lib/storageKeys'
import { writeItem } from '../platform/browserStorage'

/** Tells the other tabs; '' for a business that is not known. Nothing stays in the storage. */
export function tellReviewNews(businessId: string): void {
  writeItem(reviewNewsKey, businessId)
  writeItem(reviewNewsKey, null)
}

/** Hears what other tabs tell, until the returned function is called. */
export function onReviewNews(hear: (businessId: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === reviewNewsKey && newValue !== null) hear(newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
