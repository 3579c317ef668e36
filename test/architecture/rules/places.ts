// Everything is where its name suggests; the root stays nearly empty.
import type { Rule, SourceFile } from '../source'

/** Names allowed at the root, in src/ and in test/, whatever they hold. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  '': (
    '.biome.jsonc .ci .editorconfig .env.demo .env.development .gitattributes .gitignore .npmrc .vscode README.md api-mocks docs ' +
    'index.html package-lock.json package.json src test tsconfig.json vite.config.ts'
  ).split(' '),
  'src/':
    'api app brand.ts build document features hooks lib main.tsx pages platform public replay session storage store styles tools ui'.split(
      ' ',
    ),
  'test/': (
    'api api-mocks architecture bench browser.ts budgets.test.ts budgets.ts build builders ' +
    'check.ts conform contract defaultSettings.ts document e2e fastCheck.ts features fileOrder.ts ' +
    'flows help.ts late.ts lib mutation page.ts platform processes.ts processorTime.ts reload.ts render.tsx replay ' +
    'requirements robustness run.ts server session setup.test.ts setup.ts storage stubServer.ts tooNew.ts ui ' +
    'unitProjects.ts walks world.ts'
  ).split(' '),
}

/** Shapes that a folder's files must have: the first row that matches the folder decides. */
const shapes: readonly { folder: RegExp; file: RegExp; says: string }[] = [
  {
    folder: /^src\/features\//,
    file: /^src\/features\/[^/]+\/(model\/[^/]+\.ts|ui\/([a-z]+\/)?[^/]+\.(tsx|ts|module\.scss))$/,
    says: 'a feature has two rooms: model/*.ts and ui/ (components, hooks, .module.scss), which may have a folder per screen',
  },
  {
    folder: /^src\/pages\//,
    file: /^src\/pages\/[^/]+\/[^/]+\.(tsx|ts|module\.scss)$/,
    says: 'a page is one flat folder',
  },
  { folder: /^src\/styles\//, file: /\.scss$/, says: 'styles/ holds Sass only' },
  {
    folder: /^src\/(document|hooks|lib|platform|session|storage|store)\//,
    file: /^src\/[^/]+\/[^/]+\.ts$/,
    says: 'document/, hooks/, lib/, platform/, session/, storage/ and store/ are flat and hold TypeScript',
  },
  {
    folder: /^src\/ui\//,
    file: /\.(tsx|ts|module\.scss)$|\/pictures\.svg$/,
    says: 'ui/ holds components with their .module.scss, and the drawings',
  },
  {
    folder: /^api-mocks\/handlers\//,
    file: /^api-mocks\/handlers\/[a-z]+\.ts$/,
    says: 'the handlers of a tag are handlers/<tag>.ts',
  },
]

/** Checks names at the allowed levels, the shapes of rooms, and that every page folder has its Page.tsx. */
export const placeRule: Rule = (files) => [...files.flatMap(strayFile), ...missingPages(files)]

function strayFile({ path }: SourceFile) {
  const level = ['src/', 'test/'].find((prefix) => path.startsWith(prefix)) ?? ''
  const name = path.slice(level.length).replace(/\/.*/, '')
  if (!allowed[level]?.includes(name)) return [{ path, message: `${level}${name} has no place here (rules/places.ts)` }]
  const shape = shapes.find(({ folder }) => folder.test(path))
  return shape && !shape.file.test(path) ? [{ path, message: shape.says }] : []
}

function missingPages(files: readonly SourceFile[]) {
  const folders = new Set(files.flatMap(({ path }) => /^src\/pages\/[^/]+(?=\/)/.exec(path)?.[0] ?? []))
  const paths = new Set(files.map(({ path }) => path))
  return [...folders]
    .filter((folder) => !paths.has(`${folder}/Page.tsx`))
    .map((folder) => ({ path: folder, message: 'a page folder has a Page.tsx' }))
}

/** Allowed names that no longer exist: exceptions expire by themselves. */
export function needlessNames(files: readonly SourceFile[]): string[] {
  return Object.entries(allowed).flatMap(([level, names]) =>
    names
      .map((name) => level + name)
      .filter((place) => !files.some(({ path }) => path === place || path.startsWith(`${place}/`))),
  )
}
