// Where the reader was when the page went, for the reload after it: a phone reloads every tab that it has put away.
import { readingPlaceKey as key } from '@/lib/storageKeys'

/** Keeps how far this history entry's page was scrolled, in px. What is written into the entry at a reload is lost. */
export function keepPlace(entry: string, top: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([entry, top]))
  } catch {
    // The reload begins at the top.
  }
}

/** How far the page of this entry was scrolled when it went; 0 where nothing is known. */
export function readPlace(entry: string): number {
  try {
    const [of, top] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
    return of === entry && typeof top === 'number' ? top : 0
  } catch {
    return 0
  }
}
