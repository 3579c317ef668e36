// The app's own texts, for the picture of a page in a bug report (src/replay/picture): what stands in the source was typed by no
// visitor. Taken from the syntax trees of all files; only developer and demo builds import it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const NAME = 'virtual:page-texts'

/** The gallery of parts has made-up people; the others say nothing to visitors. */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/^(pages\/styleGuide|api|build|replay)\//.test(path)

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

/** All own texts below a folder; a frame without words would fit everything, and is none. */
export function pageTexts(folder: string): { texts: string[]; frames: string[][] } {
  const texts = new Set<string>()
  const frames = new Map<string, string[]>()
  const addText = (found: string) => texts.add(squeezed(found).trim())
  const addFrame = (parts: string[]) => {
    if (parts.length === 1) addText(parts.join(''))
    else if (parts.some((part) => /\p{L}{3}/u.test(part))) frames.set(parts.join('\0'), parts.map(squeezed))
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const { program } = parseSync(path, readFileSync(join(folder, path), 'utf8'))
    collect(program, addText, addFrame)
  }
  texts.delete('')
  return { texts: [...texts].sort(), frames: [...frames.values()] }
}

/** Makes `virtual:page-texts`. */
export const pageTextsModule = (): Plugin => ({
  name: 'page-texts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => {
    if (id !== `\0${NAME}`) return null
    const { texts, frames } = pageTexts(join(import.meta.dirname, '..'))
    return `export const texts = ${JSON.stringify(texts)}\nexport const frames = ${JSON.stringify(frames)}`
  },
})
