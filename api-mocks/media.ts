// Photos of businesses, drawn by the mock: hills, sea or roofs in the category's colour, each a little different.
import type { Database } from './db/database'
import { createRandom, type Random } from './seed/random'
import { hash } from './text'

const path = /^\/media\/businesses\/([\w-]+)\.svg$/
const size = 400

/** The drawing at a path like /media/businesses/biz_001.svg; undefined where there is no photo. */
export function drawPhoto(db: Database, pathname: string): string | undefined {
  const business = db.tables.businesses.get(path.exec(pathname)?.[1])
  if (!business?.photo) return undefined
  const color = db.tables.categories.get(business.categoryId)?.color ?? '#475569'
  const random = createRandom(Number.parseInt(hash(business.id).slice(-7), 36))
  const sky = random.pick(['#fde68a', '#bae6fd', '#fecaca', '#ddd6fe', '#e2e8f0'])
  const sun = `<circle cx="${60 + random.below(280)}" cy="${70 + random.below(70)}" r="${26 + random.below(22)}" fill="#fff" opacity=".85"/>`
  const layer = random.pick([hills, waves, roofs])
  const layers = [0, 1, 2].map(
    (depth) => `<path fill="${color}" opacity="${0.4 + depth * 0.3}" d="${layer(random, 190 + depth * 60)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${sky}"/>${sun}${layers.join('')}</svg>`
}

/** A band from this height down to the lower edge, with the given upper line. */
const band = (height: number, line: string): string => `M0 ${height}${line}V${size}H0Z`

function hills(random: Random, height: number): string {
  const [first, second] = [20 + random.below(130), 20 + random.below(110)]
  return band(
    height,
    `C90 ${height - first} 130 ${height - first} 210 ${height}S330 ${height - second} ${size} ${height - 20}`,
  )
}

function waves(random: Random, height: number): string {
  const width = random.pick([50, 80, 100])
  return band(
    height + 40,
    `q${width / 2} -${14 + random.below(14)} ${width} 0${`t${width} 0`.repeat(size / width - 1)}`,
  )
}

function roofs(random: Random, height: number): string {
  return band(height, Array.from({ length: 8 }, () => `v-${random.below(90)}h50V${height}`).join(''))
}
