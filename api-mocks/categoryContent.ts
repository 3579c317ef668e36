// What adding and renaming a category have in common.
import type { Database } from './db/database'
import { failure } from './failure'
import { messages } from './messages'
import { slugOf } from './text'
import { atMost, readTexts, required } from './validation'

/** The new name with its slug; `id` is the renamed category's. Throws a 400, or a 409 when another category has the name or slug. */
export function readCategory(db: Database, body: Record<string, unknown>, id?: string): { name: string; slug: string } {
  const { name } = readTexts(body, { name: atMost(200, required(messages.nameRequired)) })
  const slug = slugOf(name)
  if (db.tables.categories.all().some((row) => row.slug === slug && row.id !== id))
    throw failure(409, messages.categoryExists)
  return { name, slug }
}
