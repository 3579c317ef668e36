// Errors that nothing expected, in builds that send logs of them or that have the action log's panel.
import { isChunkError } from '@/ui/CrashState'
import { caughtEvent } from './App'

/**
 * Hears of every error that is thrown, rejected, or caught by a boundary; not that a file of the app did not load, which is the network's.
 * Returns how to stop.
 */
export function followErrors(heard: (error: unknown) => void): () => void {
  const tell = (error: unknown) => {
    if (!isChunkError(error)) heard(error)
  }
  const onError = ({ error, message }: ErrorEvent) => tell(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
  const onCaught = (event: Event) => tell((event as CustomEvent<unknown>).detail)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener(caughtEvent, onCaught)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener(caughtEvent, onCaught)
  }
}
