// The id under which a page's HTML keeps its actions.
import { expect, it } from 'vitest'
import { actionsId } from '@/lib/actionsId'

it('is a word: every script without an id would have an empty one', () => {
  expect(actionsId).toMatch(/^\w+$/)
})
