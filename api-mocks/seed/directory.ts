// The seed's categories, subcategories and businesses.
import type { BusinessRow, CategoryRow, SubcategoryRow } from '../db/rows'
import { slugOf } from '../text'
import { type BusinessData, before, day, demoData, padded } from './data'
import type { Random } from './random'

/** The directory's rows. */
export function seedDirectory(random: Random) {
  const categories: CategoryRow[] = []
  const subcategories: SubcategoryRow[] = []
  for (const [index, { name, color, description, subcategories: names }] of demoData.categories.entries()) {
    const number = padded(index + 1, 2)
    const category = { id: `cat_${number}`, name, slug: slugOf(name), description, color }
    categories.push(category)
    for (const [at, sub] of names.entries())
      subcategories.push({
        id: `sub_${number}_${padded(at + 1, 2)}`,
        name: sub,
        slug: slugOf(sub),
        categoryId: category.id,
      })
  }
  const homes = new Map(
    subcategories.flatMap((row) => {
      const category = categories.find(({ id }) => id === row.categoryId)
      return [[row.slug, row] as const, [`${category?.slug}~${row.slug}`, row] as const]
    }),
  )
  const businesses = demoData.businesses.map((business, index) => {
    const home = homes.get(business[1])
    if (!home) throw new Error(`No subcategory ${business[1]}`)
    const siblings = subcategories.filter(({ categoryId }) => categoryId === home.categoryId)
    return businessRow(business, index, home, siblings, random)
  })
  return { categories, subcategories, businesses }
}

function businessRow(
  [name, , city, status = 'active']: BusinessData,
  index: number,
  { id: subcategoryId, categoryId }: SubcategoryRow,
  siblings: readonly SubcategoryRow[],
  random: Random,
): BusinessRow {
  const number = index + 1
  const host = `${slugOf(name, '-')}.example`
  const template = demoData.categories[Number(categoryId.slice(4)) - 1]?.businessDescriptions[index % 2]
  const street = demoData.streets[index % demoData.streets.length]
  // Every fifth business is also in a second subcategory of its category.
  const second = index % 5 === 0 ? random.pick(siblings).id : subcategoryId
  // Any field that a directory may not know is missing now and then.
  return {
    id: `biz_${padded(number, 3)}`,
    name,
    ...(number % 19 !== 12 && { description: template?.replaceAll('{name}', name).replaceAll('{city}', city) }),
    ...(number % 29 !== 0 && { url: `https://${host}` }),
    ...(number % 17 !== 10 && { address: `${street}, ${city}` }),
    ...(number % 11 !== 6 && { phoneNumber: `+355 60 000 ${padded(number, 4)}` }),
    ...(number % 13 !== 8 && { email: `info@${host}` }),
    city,
    categoryId,
    subcategoryIds: second === subcategoryId ? [subcategoryId] : [subcategoryId, second],
    // An unknown status is a normal one, so some businesses have none.
    ...(!(status === 'active' && number % 17 === 0) && { status }),
    createdAt: before((120 + random.below(1400)) * day),
    ...(random.percent(34) && { photo: true }),
  }
}
