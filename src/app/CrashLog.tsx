// Offers this session's log on the error page. A chunk of its own: few ever see it.
import type { ReactNode } from 'react'
import { useStore } from 'react-redux'
import { CrashOffer } from '@/replay/CrashOffer'
import { logApp } from './logApp'
import type { AppStore } from './store'

/** The store comes from `makeStore` and holds its recorder. */
export default function CrashLog({ error }: { error: unknown }): ReactNode {
  const { recorder, getState } = useStore() as AppStore
  return <CrashOffer session={{ app: logApp, recorder, getState }} error={error} />
}
