// The one table of layers: what the import check allows and what docs/architecture.md draws both come from it.
// `npx tsx test/architecture/layers.ts --write` puts the diagram into the page.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One kind of place in the code. */
export interface Layer {
  name: string
  /** Files of this layer; a named group `part` tells siblings apart. */
  files: RegExp
  /** Layers it may import beside itself. */
  mayImport: readonly string[]
  /** Parts of this layer (two features, two pages) do not know one another. */
  separateParts?: boolean
  /** Packages it must not import, and why. */
  forbids?: { packages: RegExp; why: string }
}

const reactOrRouter = /^(react|react-dom|react-redux|react-router-dom)(\/|$)/
const reduxPackages = /^(react-redux|@reduxjs\/toolkit)(\/|$)/
const leaves = ['brand', 'platform', 'lib']

/** From the top down. Every file of src/ and api-mocks/ belongs to exactly one row. */
export const layers: readonly Layer[] = [
  {
    name: 'main',
    files: /^src\/main\.tsx$/,
    mayImport: ['tools/log/app', 'app', 'features/model', 'document', 'styles', ...leaves],
  },
  { name: 'api-mocks', files: /^api-mocks\//, mayImport: leaves },
  // Run by Node after a build, or by a host.
  { name: 'tools/server', files: /^src\/tools\/server\//, mayImport: ['build', ...leaves] },
  // Run by Vite, loaded by no page.
  {
    name: 'build',
    files: /^src\/build\//,
    mayImport: ['app', 'features/model', 'api', 'document', 'session', 'ui', ...leaves],
  },
  // The tools of the log that know this app: what opens the panel, and what `npm run replay` starts.
  {
    name: 'tools/log/app',
    files: /^src\/tools\/log\/app\//,
    mayImport: [
      'app',
      'tools/log',
      'replay',
      'features/model',
      'store',
      'storage',
      'session',
      'ui',
      'hooks',
      ...leaves,
    ],
  },
  {
    name: 'app',
    files: /^src\/app\//,
    mayImport: [
      'tools/gallery',
      'replay',
      'pages',
      'features/ui',
      'features/model',
      'api',
      'document',
      'store',
      'storage',
      'session',
      'ui',
      'styles',
      'hooks',
      ...leaves,
    ],
  },
  // The laboratory of the log: panel, command line, picture, links. The reducer and the features are handed to it.
  { name: 'tools/log', files: /^src\/tools\/log\//, mayImport: ['replay', 'api', 'ui', 'styles', ...leaves] },
  // Records the log, and writes it without what is personal: part of every build.
  { name: 'replay', files: /^src\/replay\//, mayImport: ['api', 'store', 'ui', 'styles', ...leaves] },
  // Every part in every state, for developers.
  { name: 'tools/gallery', files: /^src\/tools\/gallery\//, mayImport: ['features/ui', 'ui', 'styles', ...leaves] },
  {
    name: 'pages',
    files: /^src\/pages\/(?<part>[^/]+)\//,
    mayImport: [
      'features/ui',
      'features/model',
      'api',
      'store',
      'storage',
      'session',
      'ui',
      'styles',
      'hooks',
      ...leaves,
    ],
    separateParts: true,
  },
  {
    name: 'features/ui',
    files: /^src\/features\/(?<part>[^/]+)\/ui\//,
    mayImport: ['features/model', 'api', 'store', 'storage', 'session', 'ui', 'styles', 'hooks', ...leaves],
    separateParts: true,
  },
  {
    name: 'features/model',
    files: /^src\/features\/(?<part>[^/]+)\/model\//,
    mayImport: ['api', 'store', 'storage', 'session', ...leaves],
    separateParts: true,
    forbids: { packages: reactOrRouter, why: 'model/ is pure TypeScript, it knows no React' },
  },
  // The data layer: its door, and its rooms. Types of the contract (api/endpoints/generated) are open to all.
  { name: 'api', files: /^src\/api\/index\.ts$/, mayImport: ['api/lists', 'api/endpoints', 'api/http', 'api/wire'] },
  {
    name: 'api/lists',
    files: /^src\/api\/lists\//,
    mayImport: ['api/endpoints', 'api/http', 'store', 'hooks', ...leaves],
  },
  {
    name: 'api/endpoints',
    files: /^src\/api\/endpoints\//,
    mayImport: ['api/http', 'store', 'session', ...leaves],
  },
  { name: 'api/http', files: /^src\/api\/http\//, mayImport: ['api/wire', 'document', 'session', ...leaves] },
  { name: 'api/wire', files: /^src\/api\/wire\//, mayImport: ['session', ...leaves] },
  // What every slice and component may know of the store: its typed hooks, and the events that several slices handle.
  { name: 'store', files: /^src\/store\//, mayImport: ['lib'] },
  // What this browser keeps besides the session: drafts, recent items, where to go after log-in.
  {
    name: 'storage',
    files: /^src\/storage\//,
    mayImport: ['session', ...leaves],
    forbids: { packages: reactOrRouter, why: 'storage/ knows no React' },
  },
  // What a document does before the app comes, as its boot script, and by what it talks with the app.
  {
    name: 'document',
    files: /^src\/document\//,
    mayImport: ['session', ...leaves],
    forbids: { packages: /./, why: 'document/ is a part of every page, it imports no package' },
  },
  {
    name: 'session',
    files: /^src\/session\//,
    mayImport: leaves,
    forbids: { packages: reactOrRouter, why: 'session/ knows no React' },
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    mayImport: ['styles', 'hooks', ...leaves],
    forbids: { packages: reduxPackages, why: 'ui/ is domain-free, it knows no store' },
  },
  { name: 'styles', files: /^src\/styles\//, mayImport: [] },
  {
    name: 'hooks',
    files: /^src\/hooks\//,
    mayImport: ['lib'],
    forbids: { packages: reduxPackages, why: 'hooks/ are for any component, they know no store' },
  },
  { name: 'brand', files: /^src\/brand\.ts$/, mayImport: ['lib'] },
  // What a build was set up with, and what the browser or Node does for the app: storage, downloads, the log, waiting.
  {
    name: 'platform',
    files: /^src\/platform\//,
    mayImport: ['lib'],
    forbids: { packages: /./, why: 'platform/ wraps the browser and Node, it imports no package' },
  },
  {
    name: 'lib',
    files: /^src\/lib\//,
    mayImport: [],
    forbids: { packages: /./, why: 'lib/ holds small pure functions that import no package' },
  },
]

/** The layer of a file and, where siblings are kept apart, its part; undefined for files outside the table. */
export function placeOf(path: string): { layer: Layer; part: string | undefined } | undefined {
  for (const layer of layers) {
    const match = layer.files.exec(path)
    if (match) return { layer, part: match.groups?.part }
  }
  return undefined
}

/** The table as a mermaid diagram: an arrow means "may import". What a drawn path reaches needs no arrow of its own. */
export function diagram(): string {
  const direct = new Map(layers.map(({ name, mayImport }) => [name, mayImport]))
  const reaches = (from: string, to: string): boolean =>
    (direct.get(from) ?? []).some((next) => next === to || reaches(next, to))
  const arrows = layers.flatMap(({ name, mayImport }) =>
    mayImport
      .filter((to) => !mayImport.some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${id(name)} --> ${id(to)}`),
  )
  const boxes = layers.map(({ name }) => `  ${id(name)}[${name}]`)
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '  main -. dynamic import .-> api_mocks', '```'].join('\n')
}

const id = (name: string): string => name.replace(/\W/g, '_')

/** The page with the diagram between its markers; undefined where there are none. */
export function withDiagram(page: string): string | undefined {
  const marked = /(?<=<!-- layers:start -->\n)[\s\S]*?(?=<!-- layers:end -->)/
  return marked.test(page) ? page.replace(marked, () => `${diagram()}\n`) : undefined
}

/** The page that shows the diagram. */
export const diagramPage = 'docs/architecture.md'

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  const page = withDiagram(readFileSync(diagramPage, 'utf8'))
  if (page === undefined) throw new Error(`${diagramPage} has no markers`)
  writeFileSync(diagramPage, page)
}
