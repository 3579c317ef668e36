// Renders a page with its data, as a visitor without a session sees it, over its own store. Build and server side only.
import type { UnknownAction } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { baseApi, inPhase } from '@/api'
import { pageAt, prefetchData } from '@/app/pages'
import { reportLocation } from '@/app/reportLocation'
import { AppRoutes } from '@/app/router'
import { type AppStore, makeStore } from '@/app/store'
import { appName } from '@/brand'
import { structuredText } from '@/lib/jsonLd'
import { routes } from '@/lib/paths'
import { beginPrerender, prerenderHead } from '@/platform/prerenderHead'
import { waitAtMost } from '@/platform/waitAtMost'
import { type PreviewContent, previewContent } from './previewContent'

/** A page that the app takes over as it stands. */
export interface RenderedPage {
  /** Its folder in src/pages. */
  name: string
  path: string
  /** The query that it was rendered for, such as `?faqe=2`. */
  query: string
  /** 404 where there is no such business or category, which the page then says; 302 where its list has no such page. */
  status: 200 | 302 | 404
  /** With 302: the nearest page of the list that there is. */
  nearestPage: number | undefined
  title: string
  description: string | undefined
  /** JSON-LD. */
  data: readonly string[]
  /** JSON-LD of the site, which home has: the name that search engines show beside its addresses. */
  site: string | undefined
  /** The content of #root. */
  html: string
  /** What led from an empty store to this page: the app dispatches them before it takes the page over. */
  actions: readonly UnknownAction[]
  /** What the preview picture shows, of a business that there is. */
  preview: PreviewContent | undefined
}

/** How a page is rendered. */
export interface RenderOptions {
  /** Of the site, such as https://example.al. */
  origin: string
  /** How long the API may take for everything that the page needs, in ms. */
  patience?: number
  /** Actions that brought answers which are there already (`categoryPages`): these are not asked for again. */
  known?: readonly UnknownAction[]
  /** Asked once the answers are there; where it is true nothing is rendered. */
  skip?: (page: Pick<RenderedPage, 'actions'>) => boolean
}

/** Traces of a Suspense boundary, which hydrates later than the rest or is filled by a script: no HTML may have one. */
const unfinished = /<!--\$|<template|<script/

/** The app over `store` at an address; throws where a part of the page would come later. */
export function renderApp(store: AppStore, address: string): string {
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location={address}>
        <AppRoutes />
      </StaticRouter>
    </Provider>,
  )
  const found = unfinished.exec(html)
  if (found) throw new Error(`${address} is drawn with a boundary: ${html.slice(found.index, found.index + 200)}`)
  return html
}

interface WithMeta {
  meta?: { baseQueryMeta?: unknown; arg?: unknown; condition?: boolean }
}

/** A store's actions, without this process's own: middleware id, API address, requests not sent for known answers. */
export function actionsOf({ recorder }: Pick<AppStore, 'recorder'>): UnknownAction[] {
  return recorder
    .chunks()
    .flatMap((chunk) => chunk.actions)
    .filter((action) => !action.type.startsWith('api/config/') && (action as WithMeta).meta?.condition !== true)
    .map((action) => {
      const { meta } = action as WithMeta
      if (!meta || !('baseQueryMeta' in meta)) return action
      const { baseQueryMeta: _, ...rest } = meta
      return { ...action, meta: rest }
    })
}

/** Whether something that the page needs is not there for another reason than that it does not exist. */
const hasFailed = (actions: readonly UnknownAction[]): boolean =>
  actions.some(
    (action) => inPhase('rejected', action) && (action as { payload?: { kind?: string } }).payload?.kind !== 'notFound',
  )

/**
 * Renders the page at a path, as the address has it, and a query. Undefined for a page that needs no data or needs a
 * session, and where the API failed or took too long: then the plain page is sent, and the app does the rest.
 */
export async function renderPage(
  path: string,
  query: string,
  { origin, patience = 2000, known = [], skip }: RenderOptions,
): Promise<RenderedPage | undefined> {
  const page = pageAt(path)
  if (!page?.prefetch) return undefined
  await page.preload(false)
  const store = makeStore()
  try {
    // No browser has this key: the app reports the location again, with the time at which it takes the page over.
    store.dispatch(reportLocation({ pathname: path, search: query, key: '', state: null }))
    for (const action of known) store.dispatch(action)
    await waitAtMost(Promise.all(store.dispatch(prefetchData(path, query, null))), patience)
    const actions = actionsOf(store)
    const isWaiting = Object.values(store.getState().api.queries).some((one) => one?.status === 'pending')
    if (isWaiting || hasFailed(actions)) return undefined
    if (skip?.({ actions })) return undefined
    beginPrerender(origin)
    const html = renderApp(store, path + query)
    const { title = '', description, data = [], isMissing = false, nearestPage } = prerenderHead ?? {}
    const status = isMissing ? 404 : nearestPage ? 302 : 200
    const site =
      page.name === 'home'
        ? structuredText({ '@type': 'WebSite', name: appName, url: origin + routes.home })
        : undefined
    const preview = page.name === 'business' && status === 200 ? previewContent(actions) : undefined
    return { name: page.name, path, query, status, nearestPage, title, description, data, site, html, actions, preview }
  } finally {
    // Ends its timers, which would keep the store for a minute.
    store.dispatch(baseApi.util.resetApiState())
  }
}
