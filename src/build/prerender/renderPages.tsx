// Renders the prerendered pages without their data, with the app itself over a fresh store. The build runs this in Node
// (prerenderPlugin.ts); no browser ever loads it.
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { pages, preloadPage } from '@/app/pages'
import { AppRoutes } from '@/app/router'
import { makeStore } from '@/app/store'
import { routes } from '@/lib/paths'
import { prerenderHead } from '@/lib/prerenderHead'
import type { Prerendered } from './htmlDocument'

/** A path that is no route; its page stands for all such paths. */
const unknownPath = '/404'

/** First segments that have pages below them; what such a path shows is not known here. */
function knownSegments(): string {
  const paths = [...Object.values(routes), ...pages.map(({ path }) => path)]
  return [...new Set(paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== ''))].join('|')
}

/** Matches one path, with any trailing slashes, as the router does. */
const only = (path: string): string => `^${path.replace(/\/$/, '')}/*$`

/** The other pages: name, and the pattern of their paths. */
export const livePages = pages
  .filter(({ isPrerendered }) => !isPrerendered)
  .map(({ name, path }) => ({ name, paths: only(path.replace(/:\w+/, '[^/]+')) }))

/** Traces of a Suspense boundary, which hydrates later than the rest or is filled by a script: no prerendered page may have one. */
const unfinished = /<!--\$|<template|<script/

/** The app at `path` as HTML. */
export async function draw(path: string): Promise<string> {
  await preloadPage(path)
  const html = renderToString(
    <Provider store={makeStore()}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Provider>,
  )
  const found = unfinished.exec(html)
  if (found) throw new Error(`${path} is drawn with a boundary: ${html.slice(found.index, found.index + 200)}`)
  return html
}

async function prerenderedPage({ name, path, prefetch }: (typeof pages)[number]): Promise<Prerendered> {
  const isUnknown = path === '*'
  const shown = isUnknown ? unknownPath : path
  // An escaped path may be an alias of another path: those, too, are left to the router.
  const paths = isUnknown ? `^/(?!(${knownSegments()})(/|$))[^%/][^%]*$` : only(path)
  const html = await draw(shown)
  const { title = '', description } = prerenderHead ?? {}
  if (prerenderHead) prerenderHead.description = undefined
  return { name, path: shown, paths, html, title, description, hasRequests: prefetch !== undefined }
}

/** Renders all of them, one after the other. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const rendered: Prerendered[] = []
  for (const page of pages) if (page.isPrerendered) rendered.push(await prerenderedPage(page))
  return rendered
}
