// Whose comment it is.
import { aReview } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { isChangeable, isOwn, withOwnName } from '@/features/reviews/model/ownership'

describe('a comment', () => {
  it('is its author’s and nobody else’s [PERM-09]', () => {
    expect(isOwn(aReview(), 'u1')).toBe(true)
    expect(isOwn(aReview(), 'u2')).toBe(false)
    expect(isOwn(aReview(), undefined)).toBe(false)
  })

  it('without an author is nobody’s, not even a visitor’s [PERM-09]', () => {
    expect(isOwn({}, undefined)).toBe(false)
    expect(isOwn({ user: { name: 'Arta' } }, undefined)).toBe(false)
  })

  it('is never the placeholder user’s (Q12)', () => {
    expect(isOwn(aReview({ user: { _id: 'authenticated' } }), 'authenticated')).toBe(false)
  })

  it('cannot be changed before the server has given it an id', () => {
    expect(isChangeable(aReview(), 'u1')).toBe(true)
    expect(isChangeable(aReview({ _id: 'pending:q1' }), 'u1')).toBe(false)
  })

  it('that came without a name bears its author’s', () => {
    expect(withOwnName(aReview({ user: { _id: 'u1' } }), 'Arta').user).toEqual({ _id: 'u1', name: 'Arta' })
    expect(withOwnName(aReview(), 'Arta Hoxha').user?.name).toBe('Arta')
    expect(withOwnName(aReview({ user: { _id: 'u1' } }), undefined).user).toEqual({ _id: 'u1' })
  })
})
