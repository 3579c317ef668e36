// The auth table in docs/state.md is the one the reducer uses. `WRITE_DOCS=1 npm run test:unit drawing` redraws it.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AuthEvents, type AuthState, initialAuthState, transitions } from '@/features/auth/model/machine'

const PAGE = 'docs/state.md'
const marked = /(<!-- auth:start -->\n)[\s\S]*?(<!-- auth:end -->)/

/** Stands for whatever travels with the event, whichever field of it is read. */
const payload = new Proxy({}, { get: () => payload }) as never

function cell(value: unknown): string {
  if (value === undefined) return '·'
  return value === payload ? 'payload' : String(value)
}

function drawing(): string {
  const fields = Object.keys(initialAuthState) as (keyof AuthState)[]
  const rows = (Object.keys(transitions) as (keyof AuthEvents)[]).map((event) => {
    const sets = transitions[event](payload, 'meta.code' as never)
    // Whether somebody is signed in follows from whether INIT found a user.
    const shown = fields.map((field) => (event === 'INIT' && field === 'isAuthenticated' ? 'user?' : cell(sets[field])))
    return `| ${[`\`${event}\``, ...shown].join(' | ')} |`
  })
  return [`| event | ${fields.join(' | ')} |`, `|${'---|'.repeat(fields.length + 1)}`, ...rows, ''].join('\n')
}

it('draws the auth table as the code has it', () => {
  const page = readFileSync(PAGE, 'utf8')
  const drawn = page.replace(marked, (_, start: string, end: string) => start + drawing() + end)
  if (process.env.WRITE_DOCS) writeFileSync(PAGE, drawn)
  expect(drawn).toContain('| `LOGOUT` |')
  expect(readFileSync(PAGE, 'utf8')).toBe(drawn)
})
