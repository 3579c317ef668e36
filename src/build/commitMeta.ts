// Puts the commit into the page, built or served, for logs: in a script it would rename files at every commit.
import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** VITE_COMMIT of the CI, else what git says; undefined where neither knows. */
function commit(): string | undefined {
  if (process.env.VITE_COMMIT) return process.env.VITE_COMMIT
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** Adds `<meta name="commit">` to the page. */
export function commitMeta(): Plugin {
  return {
    name: 'commit-named',
    transformIndexHtml: () => {
      const content = commit()
      return content ? [{ tag: 'meta', attrs: { name: 'commit', content }, injectTo: 'head' }] : []
    },
  }
}
