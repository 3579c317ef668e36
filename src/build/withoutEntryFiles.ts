// Keeps the entry's own files out of the dependency lists of dynamic imports: each import would list them again, in the entry,
// which every visitor loads.
import type { Plugin } from 'vite'

/** Lists as dependencies of a dynamic import only files that the entry does not load itself. */
export function withoutEntryFiles(): Plugin {
  const there = new Set<string>()
  return {
    name: 'without-entry-files',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that can run the app supports modulepreload.
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !there.has(file)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const visit = (name: string): void => {
          const file = bundle[name]
          if (file?.type !== 'chunk' || there.has(name)) return
          there.add(name)
          file.imports.forEach(visit)
        }
        for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) visit(name)
      },
    },
  }
}
