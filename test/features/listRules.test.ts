// The list rules, whatever the list.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { addedInFront, appended, removed, replaced, rewritten } from '@/lib/listRules'

const item = fc.record({ _id: fc.stringMatching(/^[a-e]$/), name: fc.string({ maxLength: 3 }) })
const items = fc.uniqueArray(item, { selector: ({ _id }) => _id, maxLength: 5 })
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
type Item = { _id: string; name: string }
const withAny = (check: (list: Item[], one: Item) => void) => fc.assert(fc.property(items, item, check))

describe('list rules', () => {
  it('put a created item in front, once', () => {
    withAny((list, created) => {
      const after = addedInFront(list, created)
      expect(after[0]).toBe(created)
      expect(after.slice(1)).toEqual(list.filter(({ _id }) => _id !== created._id))
    })
  })

  it('append a created category at the end, once', () => {
    withAny((list, created) => {
      const after = appended(list, created)
      if (ids(list).includes(created._id)) expect(ids(after)).toEqual(ids(list))
      else expect(after).toEqual([...list, created])
      expect(after).toContain(created)
    })
  })

  it('replace by _id and leave the order', () => {
    withAny((list, changed) => {
      const after = replaced(list, changed)
      expect(ids(after)).toEqual(ids(list))
      for (const [at, entry] of after.entries()) expect(entry).toBe(entry._id === changed._id ? changed : list[at])
    })
  })

  it('remove by _id and nothing else', () => {
    withAny((list, { _id }) => {
      expect(removed(list, _id)).toEqual(list.filter((entry) => entry._id !== _id))
    })
  })

  it('leave the list they were given as it was, and give it back where nothing changes', () => {
    withAny((list, other) => {
      const before = structuredClone(list)
      addedInFront(list, other)
      appended(list, other)
      replaced(list, other)
      removed(list, other._id)
      expect(list).toEqual(before)
      const others = list.filter(({ _id }) => _id !== other._id)
      expect(removed(others, other._id)).toBe(others)
      expect(replaced(others, other)).toBe(others)
      expect(rewritten(others, other._id, (entry) => ({ ...entry, name: 'x' }))).toBe(others)
    })
  })
})
