// rejected: a changing text beside others: make one text of them, or put it into an element of its own: {children}
import type { ReactNode } from 'react'

export const Children = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <button type="button">
    {isBusy && <i />}
    {children}
  </button>
)
