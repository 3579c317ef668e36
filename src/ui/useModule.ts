// Code that is loaded once it is wanted.
import { useEffect, useState } from 'react'

/** What `load`, the same function at every render, loads as soon as `isWanted`; undefined until then, or if it fails. */
export function useModule<T>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ module: T }>()
  useEffect(() => {
    if (!isWanted) return
    load()
      .then((module) => setLoaded({ module }))
      .catch(() => undefined)
  }, [isWanted, load])
  return loaded?.module
}
