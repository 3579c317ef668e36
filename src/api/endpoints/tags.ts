// The vocabulary of cache tags: these four functions express what a query provides and a mutation invalidates.

/** Every entity that cached queries can be about. */
export const tagTypes = ['User', 'Category', 'Subcategory', 'Business', 'Review'] as const

/** One of the entities of `tagTypes`. */
export type TagType = (typeof tagTypes)[number]

/** A tag as RTK Query takes it. */
export interface Tag {
  type: TagType
  id?: string
}

/** Every cached query about this entity, lists and single ones. */
export const tag = (type: TagType): Tag => ({ type })

/** The cached lists of this entity. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })

/** The queries that hold this entity. RTK Query's plain object inherits 'constructor': such ids get a blank (X23). */
export const idTag = (type: TagType, id: string): Tag => ({ type, id: id in {} ? ` ${id}` : id })

/** The tags, or none when the call failed: a failed write makes nothing stale. */
export const onSuccess = (error: unknown, tags: Tag[]): Tag[] => (error ? [] : tags)
