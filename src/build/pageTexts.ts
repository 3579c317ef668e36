// The app's own texts, for what a log may show: what stands in the source was typed by no visitor. Taken from the
// syntax trees of all files. Developer and demo builds import them; the crash page's file needs the sentences.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** The gallery among the tools has made-up people; the others say nothing to visitors. */
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/^(tools|build|replay)\//.test(path)

/** What calls are answered with is shown as messages only. */
const isPage = (path: string): boolean => !path.startsWith('api/')

/** Not models: what they list, such as cities, a visitor may have chosen. */
const isComponent = (path: string): boolean => /^(app|features|pages|ui)\/.*\.tsx$/.test(path)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every string of a syntax tree as text, and every template as its fixed parts. */
function collect(node: unknown, text: (found: string) => void, frame: (parts: string[]) => void): void {
  if (Array.isArray(node)) for (const item of node) collect(item, text, frame)
  if (!isObject(node) || Array.isArray(node)) return
  const { type, value, quasis } = node
  if (/^(Import|Export)\w*Declaration$/.test(String(type)) && node.source) return
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') text(value)
  if (type === 'TemplateLiteral') frame((quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked))
  for (const inner of Object.values(node)) collect(inner, text, frame)
}

/** As a browser shows it: without the line breaks of the source. */
const squeezed = (text: string): string => text.replace(/\s+/g, ' ')

/** Texts of components that begin like one for people, perhaps with a count, without what a value follows. */
const nameOf = (text: string): string[] => {
  const name = squeezed(text).replace(/^[\s”]+|[\s“„:(]+$/g, '')
  return /^(?:\d\+ )?[\p{Lu}“„][\p{L}\p{N}]/u.test(name) && name.length <= 80 ? [name] : []
}

/** What begins like a sentence for people, and has several words or ends like one. */
const sentencesOf = (text: string): string[] =>
  squeezed(text)
    .trim()
    .split(/(?<=[.!?…])\s/)
    .filter((sentence) => /^\p{Lu}.*(?:\s.*\p{L}{3}|[.!?…]$)/u.test(sentence))

/** What the source below a folder says. */
export interface PageTexts {
  /** Texts with holes; one without words would fit everything, and is none. */
  frames: string[][]
  /** What a control may be called. */
  names: string[]
  /** What a message may say, sentence by sentence. */
  sentences: string[]
}

/** All own texts below a folder. */
export function pageTexts(folder: string): PageTexts {
  const names = new Set<string>()
  const sentences = new Set<string>()
  const frames = new Map<string, string[]>()
  const addFrame = (parts: string[]) => {
    if (parts.length > 1 && parts.some((part) => /\p{L}{3}/u.test(part)))
      frames.set(parts.join('\0'), parts.map(squeezed))
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const { program } = parseSync(path, readFileSync(join(folder, path), 'utf8'))
    const addName = (found: string) => {
      for (const name of isComponent(path) ? nameOf(found) : []) names.add(name)
    }
    collect(
      program,
      (found) => {
        for (const sentence of sentencesOf(found)) sentences.add(sentence)
        addName(found)
      },
      (parts) => {
        if (parts.length === 1) for (const sentence of sentencesOf(parts.join(''))) sentences.add(sentence)
        if (isPage(path)) addFrame(parts)
        parts.forEach(addName)
      },
    )
  }
  return {
    frames: [...frames.values()],
    names: [...names].sort(),
    sentences: [...sentences].sort(),
  }
}

/** The modules and what of the texts each exports: what one part of the log needs is loaded without the rest. */
const modules: Readonly<Record<string, readonly (keyof PageTexts)[]>> = {
  'virtual:control-names': ['names'],
  'virtual:own-sentences': ['sentences', 'frames'],
}

/** Makes these modules. */
export function pageTextsModules(): Plugin {
  let read: PageTexts | undefined
  return {
    name: 'page-texts',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => {
      const parts = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      if (!parts) return null
      read ??= pageTexts(join(import.meta.dirname, '..'))
      const found = read
      return parts.map((part) => `export const ${part} = ${JSON.stringify(found[part])}`).join('\n')
    },
  }
}
