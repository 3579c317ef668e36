// The seed's categories, subcategories and businesses.
import type { BusinessRow, CategoryRow, SubcategoryRow } from '../db/rows'
import { slugOf } from '../text'
import { type BusinessData, before, type CategoryData, day, demoData } from './data'
import type { Random } from './random'

/** The directory's rows. */
export function seedDirectory(random: Random) {
  const categories: CategoryRow[] = []
  const subcategories: SubcategoryRow[] = []
  const homes = new Map<string, { category: CategoryData; id: string }>()
  for (const category of demoData.categories) {
    const { id: categoryId, name, slug, description, color } = category
    categories.push({ id: categoryId, name, slug, description, color })
    for (const [id, subcategoryName] of category.subcategories) {
      const row = { id, name: subcategoryName, slug: slugOf(subcategoryName), categoryId }
      subcategories.push(row)
      homes.set(row.slug, { category, id })
    }
  }
  const businesses = demoData.businesses.map((business, index) => {
    const home = homes.get(business.subcategory)
    if (!home) throw new Error(`No subcategory ${business.subcategory}`)
    return businessRow(business, index, home, random)
  })
  return { categories, subcategories, businesses }
}

function businessRow(
  business: BusinessData,
  index: number,
  { category, id: subcategoryId }: { category: CategoryData; id: string },
  random: Random,
): BusinessRow {
  const { id, name, city, street, status = 'active', without = [] } = business
  const host = `${slugOf(name, '-')}.example`
  const template = business.description === undefined ? undefined : category.businessDescriptions[business.description]
  // Every fifth business is also in a second subcategory of its category.
  const second = index % 5 === 0 ? random.pick(category.subcategories)[0] : subcategoryId
  return {
    id,
    name,
    ...(template && { description: template.replaceAll('{name}', name).replaceAll('{city}', city) }),
    ...(index % 29 !== 28 && { url: `https://${host}` }),
    ...(street && { address: `${street}, ${city}` }),
    ...(!without.includes('phone') && { phoneNumber: `+355 60 000 ${id.slice(4).padStart(4, '0')}` }),
    ...(!without.includes('email') && { email: `info@${host}` }),
    city,
    categoryId: category.id,
    subcategoryIds: second === subcategoryId ? [subcategoryId] : [subcategoryId, second],
    // An unknown status is a normal one, so some businesses have none.
    ...(!(status === 'active' && index % 17 === 16) && { status }),
    createdAt: before((120 + random.below(1400)) * day),
    ...(random.percent(70) && { photo: true }),
  }
}
