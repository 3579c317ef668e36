// What a search text means, once the first typed letter has loaded the words; and how many businesses its category has.
import { useEffect, useMemo, useState } from 'react'
import { useAnswers } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { categoryRequest } from '../model/businessRequests'
import { cities } from '../model/cities'
import { noFilters } from '../model/filters'
import type { CategorySuggestion, UnderstoodSearch } from '../model/understoodSearch'

type Understand = typeof import('../model/understoodSearch')['understoodSearch']

const nothing: UnderstoodSearch = { categories: [], city: undefined, rest: '', meant: undefined }

/** What `text` means among these categories; nothing while it is blank, or if the words could not be loaded. */
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
  useLogged('searchUnderstood', [...found.map(({ name }) => name), city].filter(Boolean).join(', '), '')
  return understood
}

/** The number of businesses in `category` (and city), by the category page's own request; undefined until known. */
export function useCategoryCount(category: CategorySuggestion | undefined, city = ''): number | undefined {
  const requests = category
    ? [
        categoryRequest(
          { id: category.id, isSubcategory: category.parent !== undefined },
          { ...noFilters, location: city },
          1,
        ),
      ]
    : []
  const {
    isSuccess,
    answers: [answer],
  } = useAnswers(requests)
  return isSuccess ? answer?.total : undefined
}
