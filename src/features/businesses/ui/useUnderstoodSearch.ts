// What a search text means, once the words for it have been loaded: with the first letter that is typed.
import { useEffect, useMemo, useState } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { cities } from '../model/cities'
import type { UnderstoodSearch } from '../model/understoodSearch'

type Understand = typeof import('../model/understoodSearch')['understoodSearch']

const nothing: UnderstoodSearch = { categories: [], city: undefined, rest: '', meant: undefined }

/** What `text` means among these categories; nothing while it is blank, or where the words could not be loaded. */
export function useUnderstoodSearch(categories: readonly Category[], text: string): UnderstoodSearch {
  const [loaded, setLoaded] = useState<{ understand: Understand }>()
  const isTyped = text !== ''
  useEffect(() => {
    if (!isTyped) return
    const load = async () => {
      const { understoodSearch } = await import('../model/understoodSearch')
      setLoaded({ understand: understoodSearch })
    }
    load().catch(() => undefined)
  }, [isTyped])
  const understood = useMemo(
    () => (loaded && isTyped ? loaded.understand(categories, cities, text) : nothing),
    [loaded, isTyped, categories, text],
  )
  const { categories: found, city } = understood
  useLogged(
    'searchUnderstood',
    found.length > 0 || city ? `categories: ${found.length}, city: ${city ? 'yes' : 'no'}` : '',
    '',
  )
  return understood
}
