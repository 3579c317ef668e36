// The offer of the log on the error page, with this app's session. A chunk of its own: few ever see it.
import type { ReactNode } from 'react'
import { useStore } from 'react-redux'
import { CrashOffer } from '@/replay/panel/CrashOffer'
import type { AppStore } from '../store'
import { logApp } from './replaying'

/** The store is the one that `makeStore` made; it knows its recorder. */
export default function CrashLog({ error }: { error: unknown }): ReactNode {
  const { recorder, getState } = useStore() as AppStore
  return <CrashOffer session={{ app: logApp, recorder, getState }} error={error} />
}
