// Which modules share a file in a build. Each file costs a request, and small ones compress badly.

/** Who imports what, as Rolldown tells it. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

interface ChunkGroup {
  /** Null leaves a module to the groups below. */
  name: string | ((id: string, graph: ModuleGraph) => string | null)
  test: RegExp
  /** Only modules that so many pages need. */
  minShareCount?: number
}

/** All modules that import this one statically, by themselves or by others. */
function importersOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    if (found.has(importer)) continue
    found.add(importer)
    importersOf(importer, graph, found)
  }
  return found
}

/** Whether every page loads it: what the entry imports, what `/` shares with two pages, styles that two pages share. */
function isOnEveryPage(module: string, graph: ModuleGraph): boolean {
  const importers = [...importersOf(module, graph)]
  const pages = importers.filter((id) => id.endsWith('/Page.tsx'))
  const isOfHome = pages.some((id) => id.endsWith('/home/Page.tsx'))
  // Each style sheet more makes the first paint wait.
  const isStyle = /\/src\/ui\/.+\.scss/.test(module)
  const isOfEntry = importers.some((id) => id.endsWith('/src/main.tsx'))
  return isOfEntry || (isOfHome && pages.length > 2) || (isStyle && !isOfHome && pages.length > 1)
}

/** The chunks of packages: the longest to load and to evaluate, each by itself (prerender/prerenderPlugin.ts). */
export const packageChunks = ['react', 'packages'] as const

/** For Rolldown; the first match wins. What one or two pages need gets files of its own without being named here. */
export const chunkGroups: ChunkGroup[] = [
  // The packages change seldom: chunks of their own stay cached across releases of the app.
  { name: packageChunks[0], test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  { name: packageChunks[1], test: /node_modules\// },
  // With Vite's helper for dynamic imports, which would else stand in the entry, and without the entry itself: one of
  // nothing but imports is dropped from index.html, in favour of a script for each.
  {
    name: (id, graph) => (isOnEveryPage(id, graph) ? 'app' : null),
    test: /\/src\/(?!main\.tsx)|vite\/preload-helper/,
  },
  // What accompanies every page and may be late (app/effects/Effects.tsx).
  { name: 'effects', test: /\/src\/(app\/effects\/|storage\/reloadOnce)/ },
  // What the screens of the account share is not loaded with every other page, nor with the header's menu.
  {
    name: 'account',
    test: new RegExp(
      '/src/(features/auth/(ui/(?!useCurrentUserId)|model/(account|entry|screen|password))|app/guards|' +
        'lib/cleanEmail|storage/pendingEmail)',
    ),
    minShareCount: 2,
  },
  // What is for whoever fills something in: `/` has no form until its dialog opens, and seldom an unsent text.
  {
    name: 'forms',
    test: new RegExp(
      '/src/(ui/(form/|dialog/|DateField\\.tsx)|lib/(formState|typedDay|reviewFields)|' +
        'storage/(discardedTexts|reviewTexts|storedTexts|tabSession|businessDraft)|features/reviews/model/reviewForm\\.)',
    ),
    minShareCount: 2,
  },
  // For who has an unsent text: else it would take the forms into what many pages share.
  { name: 'unsent', test: /\/src\/features\/reviews\/ui\/write\/UnsentNotice/ },
  // What lists and the page of businesses share, and what pages with a list have.
  {
    name: 'directory',
    test: new RegExp(
      '/src/(ui/(directory/|Pagination|PageButton)|features/(navigation/ui/usePageInUrl|' +
        'businesses/(ui/(SaveButton\\.tsx|useSaved)|model/(savedList|contact))|categories/ui/useNamedCategories))',
    ),
    minShareCount: 2,
  },
  // The search of `/` and `/koment`, and what the other searches have of it when they find nothing.
  {
    name: 'search',
    test: /\/src\/(features\/businesses\/ui\/(BusinessSearch|useUniversalSearch|useUnderstoodSearch|SearchFailed|AddBusinessCard)|ui\/(SearchCombobox|SearchOptions|useCombobox))/,
  },
  // What a category's filter and the late parts of the searches share.
  {
    name: 'towns',
    test: /\/src\/(lib\/albanianStem|features\/businesses\/(model\/(cityNames|cities|nearestCategories)|ui\/SearchLeads))/,
  },
  { name: 'shared', test: /\/src\/(features|hooks|lib|platform|storage|store|ui)\//, minShareCount: 3 },
]
