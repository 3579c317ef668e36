// What a search text means, once the words for it have been loaded: with the first letter that is typed; and how many businesses the
// category has that it leads to.
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
  useLogged('searchUnderstood', [...found.map(({ name }) => name), city].filter(Boolean).join(', '), '')
  return understood
}

/**
 * The number of businesses in `category`, in that city if there is one; undefined without a category, and until the server has told.
 * It is asked for as the category's page asks, which then has its answer.
 */
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
