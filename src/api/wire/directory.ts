// Categories and businesses on the wire -> the contract's shapes (DIR §3, §7).
import type { Business, Category, Ref, Subcategory, SubcategoryRef } from '@/api/endpoints/generated/types'
import {
  array,
  compact,
  type Fields,
  field,
  flag,
  id,
  idIn,
  integerFrom,
  list,
  name,
  pick,
  type Reader,
  rating,
  string,
  text,
} from './readers'

function refFields(raw: unknown): Fields<Ref> {
  const one = [raw]
  return {
    _id: idIn(raw),
    name: pick(name, one, 'name'),
    slug: pick(id, one, 'slug'),
  }
}

/** A named thing given as an object or by its id alone; undefined when neither id nor name is known. */
const ref: Reader<Ref> = (raw) => {
  const fields = refFields(raw)
  return fields._id !== undefined || fields.name !== undefined ? compact<Ref>(fields) : undefined
}

/** Undefined without an id or a name: there would be no link, or one without a text. */
function namedFields(raw: unknown): Fields<SubcategoryRef> | undefined {
  const { _id, name, ...others } = refFields(raw)
  return _id === undefined || name === undefined ? undefined : { ...others, _id, name }
}

const subcategoryRef: Reader<SubcategoryRef> = (raw) => {
  const fields = namedFields(raw)
  return fields && compact<SubcategoryRef>(fields)
}

/** A category, or undefined without an id or a name; its subcategories are those given as objects with an id. */
export function wireCategory(raw: unknown): Category | undefined {
  const one = [raw]
  const named = namedFields(raw)
  return (
    named &&
    compact<Category>({
      ...named,
      description: pick(text, one, 'description'),
      isSubcategory: pick(flag, one, 'isSubcategory'),
      subcategories: list(subcategoryRef, field(raw, 'subcategories')),
    })
  )
}

/** A subcategory with the category it belongs to, or undefined without an id or a name. */
export function wireSubcategory(raw: unknown): Subcategory | undefined {
  const named = namedFields(raw)
  return (
    named &&
    compact<Subcategory>({
      ...named,
      categoryId: pick(ref, [raw], 'categoryId'),
    })
  )
}

/** A photo given as an object with `url`, or as the url itself. */
const photo: Reader<NonNullable<Business['photo']>> = (raw) => {
  const url = string(raw) ?? pick(string, [raw], 'url')
  return url === undefined ? undefined : compact<NonNullable<Business['photo']>>({ url })
}

const refs: Reader<Ref[]> = (raw) => {
  const found = array(raw) && list(ref, raw)
  return found && found.length > 0 ? found : undefined
}

/** A business, or undefined without an id. */
export function wireBusiness(raw: unknown): Business | undefined {
  const one = [raw]
  const _id = pick(id, one, '_id', 'id')
  if (_id === undefined) return undefined
  return compact<Business>({
    _id,
    name: pick(name, one, 'name', 'businessName', 'title'),
    description: pick(text, one, 'description'),
    url: pick(text, one, 'url', 'website'),
    address: pick(text, one, 'address'),
    phoneNumber: pick(text, one, 'phoneNumber', 'phone'),
    email: pick(text, one, 'email'),
    location: pick(text, one, 'location'),
    city: pick(text, one, 'city'),
    category: pick(ref, one, 'category'),
    subcategory: pick(ref, one, 'subcategory'),
    subcategories: pick(refs, one, 'subcategories'),
    status: pick(string, one, 'status'),
    averageRating: rating(field(raw, 'averageRating')),
    reviewCount: pick(integerFrom(0), one, 'reviewCount', 'totalReviews') ?? 0,
    hasReviewed: pick(flag, one, 'hasReviewed'),
    photo: pick(photo, one, 'photo'),
  })
}
