// No rule of the app hangs on a role: nothing but the profile reads one, and only to show it.
import { describe, expect, it } from 'vitest'
import { walk } from './rules/walk'
import { isCode, parsed, projectFiles, type SourceFile } from './source'

/** Every place that reads a member named `role`, by file. */
function readsRole(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => /\brole\b/.test(text))
    .filter((file) => {
      let reads = false
      walk(parsed(file).program, (node) => {
        // Parts of the interface have an ARIA role.
        if (node.type === 'ObjectPattern' && !file.path.startsWith('src/ui/'))
          reads ||= (node.properties as { key?: { name?: string } }[]).some(({ key }) => key?.name === 'role')
        const member = node as { type: string; computed?: boolean; property?: { name?: string; value?: unknown } }
        if (member.type !== 'MemberExpression') return
        // `state[role]` takes what a variable names; only `user.role` and `user['role']` read a role.
        reads ||= (member.computed ? member.property?.value : member.property?.name) === 'role'
      })
      return reads
    })
    .map(({ path }) => path)
}

describe('roles [PERM-11]', () => {
  const sources = projectFiles().filter((file) => file.path.startsWith('src/') && isCode(file))

  it('are read by the profile alone, which says ‘User’ when there is none', () => {
    const readers = readsRole(sources)
    expect(readers).toEqual(['src/pages/profile/Page.tsx'])
    const names = sources.flatMap(({ text }) => text.match(/\brole \|\| '[^']*'/g) ?? [])
    expect(names).toEqual(["role || 'User'"])
  })

  it('would be found where a rule hangs on one', () => {
    const rule = { path: 'src/x.ts', text: "export const isAdmin = (user: { role: string }) => user.role === 'admin'" }
    const hidden = { path: 'src/y.ts', text: "export const may = (user: never) => user['role']" }
    const taken = { path: 'src/v.ts', text: "export const can = ({ role }: { role: string }) => role === 'admin'" }
    const innocent = { path: 'src/z.tsx', text: 'export const Box = () => <p role="status" />' }
    expect(readsRole([rule, hidden, taken, innocent])).toEqual(['src/x.ts', 'src/y.ts', 'src/v.ts'])
  })
})
