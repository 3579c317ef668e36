// The drawings of the app, from one file, pictures.svg; that of a lost connection: app/effects/OfflineDrawing.tsx.
import type { CategoryKind } from '@/lib/categoryLook'
import address from './pictures.svg?url&no-inline'

/** What a page or list has come to. */
export type StatePicture = 'empty' | 'mail' | 'offline' | 'missing' | 'failed' | 'done'

/** The name of a drawing: the id of its symbol. */
export type PictureName = `category-${CategoryKind}` | StatePicture | 'skyline' | 'qilim'

/** A drawing, hidden from screen readers and not printed. Its size and colour are its container's. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg aria-hidden="true" focusable="false" data-noprint>
      <use href={`${name === 'offline' ? '' : address}#${name}`} />
    </svg>
  )
}
