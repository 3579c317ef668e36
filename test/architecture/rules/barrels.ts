// No module may only re-export others, except the data layer's entry: barrels hide where things are and load too much.
import { isCode, parsed, type Rule } from '../source'

const doors = new Set(['src/api/index.ts'])

/** Finds modules that declare nothing of their own and re-export others. */
export const barrelRule: Rule = (files) =>
  files
    .filter((file) => isCode(file) && /^(src|api-mocks)\//.test(file.path) && !doors.has(file.path))
    .filter((file) => {
      const { body } = parsed(file).program
      const passedOn = body.filter((node) => node.type === 'ExportAllDeclaration' || isReExport(node))
      return passedOn.length > 0 && body.every((node) => node.type === 'ImportDeclaration' || passedOn.includes(node))
    })
    .map(({ path }) => ({ path, message: 'is a barrel: import from where things are declared' }))

const isReExport = (node: { type: string; declaration?: unknown }): boolean =>
  node.type === 'ExportNamedDeclaration' && !node.declaration
