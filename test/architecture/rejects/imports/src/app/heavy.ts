// rejected: the product loads a tool by a dynamic import only
import { gallery } from '@/tools/gallery/Page'

export const shown = gallery
export const shownLater = () => import('@/tools/gallery/Page')
