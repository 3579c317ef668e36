// Imports only go down the table of layers, and only through each layer's entry modules. Circles are Biome's.
import { type Layer, placeOf } from '../layers'
import { type ImportLine, importsOf, type Rule, type SourceFile } from '../source'

/** What every layer may import for its types alone, which vanish at build. */
const typesForAll = /^src\/api\/endpoints\/generated\//

/**
 * Tables of the contract that one layer takes as values. The mock backend takes the operations; the logs what is
 * personal and what a call is named, which the data layer's entry would put into the first load.
 */
const mayRead: Readonly<Record<string, RegExp>> = {
  'api-mocks': /^src\/api\/endpoints\/generated\/operations(\.ts)?$/,
  'tools/log': /^src\/api\/endpoints\/generated\/operations(\.ts)?$/,
  replay: /^src\/api\/endpoints\/generated\/(personal|operations)(\.ts)?$/,
}

/** Checks every import of src/ and api-mocks/ against the table of layers. */
export const importRule: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap((file) => {
    const place = placeOf(file.path)
    if (!place) return strangers(file)
    return importsOf(file, paths).flatMap((line) => {
      const message = complaint(file.path, place, line)
      return message ? [{ path: file.path, message: `${message} (${line.request})` }] : []
    })
  })
}

/** A file of src/ that no row of the table names. */
function strangers({ path }: SourceFile) {
  const known = /^src\/(public\/|vite-env\.d\.ts$)/.test(path) || !path.startsWith('src/')
  return known ? [] : [{ path, message: 'belongs to no layer: see test/architecture/layers.ts' }]
}

function complaint(from: string, { layer, part }: { layer: Layer; part: string | undefined }, line: ImportLine) {
  const { target } = line
  const isTool = (path: string) => path.startsWith('src/tools/')
  if (target === undefined) return forbiddenPackage(layer, line.request)
  if (target.startsWith('test/')) return 'nothing imports test/'
  if (target.startsWith('api-mocks/') && from.startsWith('src/')) {
    return from === 'src/main.tsx' && line.dynamic
      ? undefined
      : 'only main.tsx may name api-mocks, and only dynamically'
  }
  if (isTool(target) && !isTool(from) && !line.dynamic) return 'the product loads a tool by a dynamic import only'
  if (line.typeOnly && typesForAll.test(target)) return undefined
  if (mayRead[layer.name]?.test(target)) return undefined
  return direction({ layer, part }, target)
}

function forbiddenPackage({ forbids }: Layer, request: string): string | undefined {
  return forbids?.packages.test(request) ? forbids.why : undefined
}

function direction({ layer, part }: { layer: Layer; part: string | undefined }, target: string): string | undefined {
  const other = placeOf(target)
  if (!other) return layer.name === 'api-mocks' || target.endsWith('.json') ? undefined : 'leaves the layers'
  const siblings = layer.separateParts && other.layer.separateParts && kind(layer) === kind(other.layer)
  if (siblings && part !== other.part) return `${kind(layer)} never import one another: join them in a higher layer`
  if (other.layer.name === layer.name) return undefined
  const isDoorMissed = other.layer.name.startsWith('api/') && layer.mayImport.includes('api')
  if (isDoorMissed) return 'the data layer has one door: import from @/api'
  if (!layer.mayImport.includes(other.layer.name)) return `${layer.name} may not import ${other.layer.name}`
  return undefined
}

const kind = ({ name }: Layer): string => name.replace(/\/.*/, '')
