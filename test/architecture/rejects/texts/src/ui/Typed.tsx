// accepted
import type { ReactElement } from 'react'
import type { Elements } from './elements'
import type { Shared } from './Maybe'

interface TypedProps extends Shared {
  children: Elements
  drawn: (isOpen: boolean) => Elements
}

export function Typed({ children, drawn, picture, isOpen }: TypedProps & { isOpen: boolean }) {
  const parts: ReactElement[] = []
  const row = isOpen ? <i /> : null
  const last = () => <b>Fund</b>
  return (
    <div>
      {picture}
      {row}
      {parts}
      {drawn(isOpen)}
      {isOpen && children}
      {last()}
    </div>
  )
}
