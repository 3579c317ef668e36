// The app's own texts, as its source has them: a control's name stays readable in the diary of a log only if it is among them
// (src/replay/diary/redactDiary.ts). Anything else on a page may be somebody's.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Components only: what a model lists, such as cities, a visitor may have chosen. */
const folders = ['app', 'features', 'pages', 'ui'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)))

/** Texts in markup, in quotes, and the parts of a template between its values. */
const literal = /(?<=>)[^<>{}]+(?=[<{])|(?<=\})[^<>{}]+(?=[<{])|'([^'\n]+)'|"([^"\n]+)"|(?<=[`}])[^`${}\n]+(?=[`$])/g
/** What begins like a text for people; words of the code do not. */
const isForPeople = (text: string): boolean => /^[\p{Lu}“„][\p{L}\p{N}]/u.test(text) && text.length <= 80

/** All of them, each once. */
export function ownTexts(): string[] {
  const found = new Set<string>()
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.tsx') || name.startsWith('styleGuide')) continue
      for (const [whole, single, double] of readFileSync(join(folder, name), 'utf8').matchAll(literal)) {
        const text = (single ?? double ?? whole).replace(/\s+/g, ' ').replace(/^[\s”]+|[\s“„:(]+$/g, '')
        if (isForPeople(text)) found.add(text)
      }
    }
  }
  return [...found].sort()
}
