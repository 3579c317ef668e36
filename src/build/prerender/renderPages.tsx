// Renders the pages that need no data, with the app itself over a fresh store. The build runs this in Node (plugin.ts); no
// browser ever loads it.
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { asksAhead, pages, preloadPage } from '@/app/pages'
import { AppRoutes } from '@/app/router'
import { makeStore } from '@/app/store'
import { routes } from '@/lib/paths'
import { prerenderHead } from '@/lib/prerenderHead'
import type { Prerendered } from './htmlDocument'

/** The routes whose pages are prerendered; home and the category list without their data. */
const prerenderedRoutes = [
  'home',
  'categories',
  'about',
  'howItWorks',
  'reviewRules',
  'support',
  'faq',
  'terms',
] as const satisfies readonly (keyof typeof routes)[]

/** A path that is no route; its page stands for all such paths. */
const unknownPath = '/404'

/** First segments that have pages below them; what such a path shows is not known here. */
function knownSegments(): string {
  const paths = [...Object.values(routes), ...pages.map(({ path }) => path)]
  return [...new Set(paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== ''))].join('|')
}

/** Matches one path, with any trailing slashes, as the router does. */
const only = (path: string): string => `^${path.replace(/\/$/, '')}/*$`

/** The other pages: the pattern of their paths, and the modules whose chunks their first paint needs. */
export const livePages = pages
  .filter(({ name }) => !prerenderedRoutes.some((route) => route === name))
  .map(({ name, path, isGuarded }) => ({
    paths: only(path.replace(/:\w+/, '[^/]+')),
    modules: [
      `src/pages/${name}/Page.tsx`,
      ...(asksAhead(path) ? ['src/app/pageData.ts'] : []),
      ...(isGuarded ? ['src/app/guards/guarded.tsx'] : []),
    ],
  }))

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

async function prerenderedPage(name: string, path: string, paths: string): Promise<Prerendered> {
  const html = await draw(path)
  const { title = '', description } = prerenderHead ?? {}
  if (prerenderHead) prerenderHead.description = undefined
  return { name, path, paths, html, title, description }
}

/** Renders all of them, one after the other. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const drawn: Prerendered[] = []
  for (const name of prerenderedRoutes) drawn.push(await prerenderedPage(name, routes[name], only(routes[name])))
  // An escaped path may be an alias of another path: those, too, are left to the router.
  const unknown = `^/(?!(${knownSegments()})(/|$))[^%/][^%]*$`
  drawn.push(await prerenderedPage('notFound', unknownPath, unknown))
  return drawn
}
