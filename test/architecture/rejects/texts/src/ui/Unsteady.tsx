// rejected: a text after what may come or go: put it into an element of its own: Ruaj
import { Maybe } from './Maybe'

export const Unsteady = () => (
  <p>
    <Maybe />
    Ruaj
  </p>
)
