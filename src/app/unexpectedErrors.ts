// Errors that nothing expected, in builds that send logs of them or that have the action log's panel.
import { listen } from '@/platform/listen'
import { isChunkError } from '@/ui/CrashState'
import { caughtEvent } from './App'

/** Hears every error thrown, rejected or caught by a boundary; not of files that did not load. Returns how to stop. */
export function followErrors(heard: (error: unknown) => void): () => void {
  const tell = (error: unknown) => {
    if (!isChunkError(error)) heard(error)
  }
  return listen(window, {
    error: ({ error, message }) => tell(error ?? message),
    unhandledrejection: ({ reason }) => tell(reason),
    [caughtEvent]: ({ detail }) => tell(detail),
  })
}
