// @vitest-environment jsdom
// What this device remembers and has saved, through the store: the state tells what the storage holds.
import { aBusiness } from '@test/builders/entities'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import {
  clearRecents,
  forgetVisit,
  noteSearch,
  readRecents,
  recordVisit,
} from '@/features/businesses/model/recentHistory'
import { readSavedList, savedForgotten, savedTogether, savedToggled } from '@/features/businesses/model/savedList'
import { keepSaved } from '@/storage/savedBusinesses'

let store: ReturnType<typeof makeStore>
const businesses = () => store.getState().businesses
beforeEach(() => {
  store = makeStore()
})

describe('what was looked at', () => {
  it('is nothing, then what a row needs of a business, the newest first', () => {
    expect(businesses().recent).toBeUndefined()
    store.dispatch(readRecents())
    expect(businesses().recent).toEqual({ viewed: [], searches: [] })
    store.dispatch(recordVisit(aBusiness({ averageRating: 3 })))
    const place = { location: 'Qendër', city: 'Fier' }
    const more = { category: { name: 'Kafene' }, photo: { url: '/p.jpg' }, status: 'inactive' }
    store.dispatch(recordVisit(aBusiness({ _id: 'b2', name: '', ...place, ...more })))
    const viewed = [
      { id: 'b2', name: 'Biznesi', category: 'Kafene', place: 'Qendër, Fier', photoUrl: '/p.jpg', status: 'inactive' },
      { id: 'b1', name: 'Kafe Drini' },
    ]
    expect(businesses().recent).toEqual({ viewed, searches: [] })
    const kind = { category: { name: 'Ushqim' }, subcategory: { name: 'Piceri' } }
    store.dispatch(recordVisit(aBusiness({ _id: 'b3', name: 'E re', status: 'in_review', ...kind })))
    store.dispatch(forgetVisit('b1'))
    const last = { id: 'b3', name: 'E re', category: 'Piceri', status: 'in_review' }
    expect(businesses().recent?.viewed).toEqual([last, viewed[0]])
    store = makeStore()
    store.dispatch(readRecents())
    expect(businesses().recent?.viewed.map(({ id }) => id)).toEqual(['b3', 'b2'])
  })

  it('and searched for is emptied list by list', () => {
    store.dispatch(noteSearch('kafe'))
    store.dispatch(noteSearch('furrë'))
    store.dispatch(recordVisit(aBusiness()))
    expect(businesses().recent?.searches).toEqual(['furrë', 'kafe'])
    store.dispatch(clearRecents('searches'))
    expect(businesses().recent).toEqual({ viewed: [{ id: 'b1', name: 'Kafe Drini' }], searches: [] })
    store.dispatch(clearRecents('viewed'))
    expect(businesses().recent).toEqual({ viewed: [], searches: [] })
  })
})

describe('what was saved', () => {
  const ids = () => businesses().saved?.ids
  it('is added in front, taken off, added together, and leaves with what no longer exists', () => {
    expect(businesses().saved).toBeUndefined()
    store.dispatch(savedToggled('b1', true))
    store.dispatch(savedToggled('b2', true))
    expect(ids()).toEqual(['b2', 'b1'])
    store.dispatch(savedToggled('b1', true))
    expect(ids()).toEqual(['b1', 'b2'])
    store.dispatch(savedToggled('b2', false))
    store.dispatch(savedToggled('b7', false))
    expect(ids()).toEqual(['b1'])
    store.dispatch(savedTogether(['b3', 'b1', 'b4']))
    expect(ids()).toEqual(['b3', 'b1', 'b4'])
    store.dispatch(savedForgotten(['b1', 'b9']))
    expect(ids()).toEqual(['b3', 'b4'])
  })

  it('is what the storage says, which another tab may have changed', () => {
    store.dispatch(savedToggled('b1', true))
    keepSaved(['b5'])
    store.dispatch(savedToggled('b2', true))
    expect(ids()).toEqual(['b2', 'b5'])
  })

  it('is read where the state does not know it yet, and the state stays where it does', () => {
    keepSaved(['b1'])
    store.dispatch(readSavedList())
    expect(ids()).toEqual(['b1'])
    const before = businesses().saved
    store.dispatch(readSavedList())
    expect(businesses().saved).toBe(before)
    keepSaved(['b1', 'b2'])
    store.dispatch(readSavedList())
    expect(ids()).toEqual(['b1', 'b2'])
  })
})
