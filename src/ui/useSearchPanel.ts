// The search panel's logic without its looks: typed text, filter and page, and what is found for them.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { cleanSearch } from '@/lib/cleanText'
import { searchable } from '@/lib/matchText'
import { clampPage } from '@/lib/pagination'
import { log } from '@/platform/logger'
import { TYPING_PAUSE, useDebounced } from './useDebounced'

/** The filter that leaves nothing out. */
export const ALL = 'all'

/** What is searched for. */
export interface SearchQuery {
  /** The words as cleaned (`cleanSearch`); '' for none. */
  text: string
  filter: string
}

/** Where a panel finds its items, and how it narrows them. */
export interface SearchSource<T> {
  /** All items, or a loader called for each query; if it throws, that is logged and there are none. */
  items: readonly T[] | ((query: SearchQuery) => readonly T[] | Promise<readonly T[]>)
  /**
   * The fields, dot paths too, that must hold the typed words; none where the loader has searched already. Items whose
   * first field holds them come first.
   */
  fields?: readonly string[]
  /** The text that is looked for in the fields when this one was typed; the same without it. */
  wordsOf?: (text: string) => string
  /** Whether an item belongs to a filter other than 'all'; without it the loader has filtered already. */
  isIn?: (item: T, filter: string) => boolean
  /** ms without typing before the text counts. */
  pause?: number
  /** A shorter text counts as none. */
  minLength?: number
  /** Items per page; without it all are on one. */
  pageSize?: number
  /** Where the typed text is kept, if not in the panel alone: the text and how to set it. */
  typed?: readonly [text: string, setText: (text: string) => void]
  /** The same for the filter. */
  chosen?: readonly [filter: string, setFilter: (filter: string) => void]
}

/** The source's items for a query, and whether they are still loading; meanwhile those of the last query. */
function useItems<T>(items: SearchSource<T>['items'], { text, filter }: SearchQuery) {
  const [loaded, setLoaded] = useState<{ queryKey: string; items: readonly T[] }>({ queryKey: '', items: [] })
  const queryKey = JSON.stringify([text, filter])
  const isLoader = typeof items === 'function'
  const load = useEffectEvent(async (): Promise<readonly T[]> => {
    try {
      return typeof items === 'function' ? await items({ text, filter }) : items
    } catch (error) {
      log.error('A search failed', error)
      return []
    }
  })
  useEffect(() => {
    if (!isLoader) return
    let isCurrent = true
    void load().then((found) => {
      // A later query has its own results.
      if (isCurrent) setLoaded({ queryKey, items: found })
    })
    return () => {
      isCurrent = false
    }
  }, [isLoader, queryKey])
  if (!isLoader) return { items, isWaiting: false }
  return { items: loaded.items, isWaiting: loaded.queryKey !== queryKey }
}

/** State, handlers and results of a search panel. */
export function useSearchPanel<T>(source: SearchSource<T>) {
  const { fields = [], wordsOf = (typed) => typed, isIn, pause = TYPING_PAUSE, minLength = 0, pageSize } = source
  const ownText = useState('')
  const ownFilter = useState<string>(ALL)
  const [text, setText] = source.typed ?? ownText
  const [filter, setFilter] = source.chosen ?? ownFilter
  const [turned, setTurned] = useState({ page: 1, queryKey: '' })
  const settled = useDebounced(cleanSearch(text), pause)
  const query = { text: settled.length >= minLength ? settled : '', filter }
  const { items, isWaiting } = useItems(source.items, query)

  // As a string: callers may pass a new array of fields with every render.
  const paths = fields.join(' ')
  const search = useMemo(() => {
    if (!paths) return () => items
    const inFirst = searchable(items, paths.split(' ').slice(0, 1))
    const inAll = searchable(items, paths.split(' '))
    return (words: string) => [...new Set([...inFirst(words), ...inAll(words)])]
  }, [items, paths])
  const matching = search(wordsOf(query.text))
  const results = filter === ALL || !isIn ? matching : matching.filter((item) => isIn(item, filter))
  // A page number belongs to its query: another query begins at page 1.
  const queryKey = JSON.stringify([query.text, filter])
  const pages = pageSize === undefined ? 1 : Math.max(1, Math.ceil(results.length / pageSize))
  const page = clampPage(turned.queryKey === queryKey ? turned.page : 1, pages)
  const pageItems = pageSize === undefined ? results : results.slice((page - 1) * pageSize, page * pageSize)

  return {
    text,
    setText,
    filter,
    setFilter,
    page,
    pages,
    setPage: (next: number) => setTurned({ page: next, queryKey }),
    shown: pageItems,
    total: results.length,
    isWaiting,
  }
}
