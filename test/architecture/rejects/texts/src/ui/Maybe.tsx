// accepted
import type { Elements } from './elements'

export interface Shared {
  picture: Elements
}

export const Maybe = ({ picture }: Shared) => picture ?? null
