// One name for a thing: DevTools key = folder below features/ = slice.name = action prefix = folder in test/features.

/** What a loaded model module exports. */
export type Exports = Readonly<Record<string, unknown>>

/** Problems with the model modules of all features, by their paths (`.../features/<folder>/model/<file>.ts`). */
export function nameProblems(modules: Readonly<Record<string, Exports>>, stateKeys: readonly string[]): string[] {
  const folders = new Set(Object.keys(modules).map(folderOf))
  const foreign = [...stateKeys.filter((key) => !folders.has(key)).map((key) => `state.${key} has no features/${key}`)]
  return [...foreign, ...Object.entries(modules).flatMap(([path, exports]) => moduleProblems(path, exports, stateKeys))]
}

function moduleProblems(path: string, exports: Exports, stateKeys: readonly string[]): string[] {
  const folder = folderOf(path)
  return Object.values(exports).flatMap((value) => {
    const slice = sliceName(value)
    if (slice === undefined) {
      const strangers = actionTypes(value).filter((type) => !type.startsWith(`${folder}/`))
      return strangers.map((type) => `features/${folder}: the action ${type} does not begin with ${folder}/`)
    }
    if (slice !== folder) return [`features/${folder}: its slice is named ${slice}`]
    return stateKeys.includes(folder) ? [] : [`features/${folder}: no state.${folder} in the store`]
  })
}

const folderOf = (path: string): string => /features\/([^/]+)\//.exec(path)?.[1] ?? path

function sliceName(value: unknown): string | undefined {
  const slice = value as { name?: unknown; getInitialState?: unknown } | null
  return typeof slice?.getInitialState === 'function' ? String(slice.name) : undefined
}

/** The type of an action creator, or those of an object of creators. */
function actionTypes(value: unknown): string[] {
  if (typeof value === 'function') return 'type' in value ? [String(value.type)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => (typeof one === 'function' ? actionTypes(one) : []))
}
