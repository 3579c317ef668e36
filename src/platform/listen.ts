// Listening to the page.

type Events = WindowEventMap & DocumentEventMap

/** Calls each handler at its event of `target`; returns how to stop all of them. */
export function listen(
  target: Window | Document | VisualViewport,
  handlers: { [Type in keyof Events]?: (event: Events[Type]) => void },
  options?: AddEventListenerOptions,
): () => void {
  const end = new AbortController()
  for (const [type, handler] of Object.entries(handlers))
    target.addEventListener(type, handler as EventListener, { ...options, signal: end.signal })
  return () => end.abort()
}
