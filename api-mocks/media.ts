// Photos of businesses, drawn by the mock: the initial on the category's colour with a few shapes of its own.
import type { Database } from './db/database'
import { hash } from './text'

const path = /^\/media\/businesses\/([\w-]+)\.svg$/

/** The drawing at a path like /media/businesses/biz_001.svg; undefined where there is no photo. */
export function drawPhoto(db: Database, pathname: string): string | undefined {
  const business = db.tables.businesses.get(path.exec(pathname)?.[1])
  if (!business?.photo) return undefined
  const color = db.tables.categories.get(business.categoryId)?.color ?? '#475569'
  const digits = Number.parseInt(hash(business.id).slice(0, 8), 36)
  const shapes = [0, 1, 2].map((index) => {
    const spot = Math.floor(digits / 97 ** index)
    return `<circle cx="${spot % 160}" cy="${(spot >> 3) % 160}" r="${24 + (spot % 40)}" fill="#fff" opacity="0.14"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><rect width="160" height="160" fill="${color}"/>${shapes.join('')}<text x="80" y="80" dy="0.36em" text-anchor="middle" font-family="Georgia, serif" font-size="72" fill="#fff">${initial(business.name)}</text></svg>`
}

/** The first letter or digit; neither needs escaping in XML. */
const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? 'B'
