// Whether this browser has unsent texts, and when any tab changes them; without the code that reads them.
import { reviewDraftsKey, storageKeys, textsChanged } from '@/lib/storageKeys'
import { readItem } from '../platform/browserStorage'

const keys: readonly string[] = [storageKeys.pendingComment, reviewDraftsKey]

/** Whether there are any, no matter whose. */
export const hasUnsentTexts = (): boolean => keys.some((key) => readItem(key) !== null)

/** Hears of every change until the returned function is called. */
export function onTextsChanged(hear: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that storage was cleared.
    if (key === null || keys.includes(key)) hear()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(textsChanged, hear)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(textsChanged, hear)
  }
}
