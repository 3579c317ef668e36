// @vitest-environment jsdom
// Tabs tell one another that they are open, so that none offers a text that somebody still writes elsewhere.
import { describe, expect, it } from 'vitest'
import { browsingSession, forgetBrowsingSession, isTabOpen, showTabOpen } from '@/storage/tabSession'
import { showPendingTab, writePending } from '@/storage/unsentReviews'
import { shareLocks } from './tabLocks'

const becomeTab = (name: string) => sessionStorage.setItem('browsingSession', name)

describe('a tab', () => {
  it('shows that it is open until its page is left, however often it says so', async () => {
    const locks = shareLocks()
    becomeTab('this')
    expect(await locks.held()).toEqual([])
    showTabOpen()
    showTabOpen()
    expect(await locks.held()).toEqual(['tab this'])
  })

  it('is known to be open by every other one, as long as it is', async () => {
    const locks = shareLocks()
    becomeTab('this')
    showTabOpen()
    await locks.held()
    becomeTab('that')
    expect(await isTabOpen('this')).toBe(true)
    expect(await isTabOpen('a third')).toBe(false)
    expect(await locks.held()).toEqual(['tab this'])
  })

  it('is told at once, and does not wait for the other one to be closed', async () => {
    const locks = shareLocks()
    const close = locks.holdElsewhere('tab that')
    const isOpen = isTabOpen('that')
    await locks.held()
    close()
    expect(await isOpen).toBe(true)
    expect(await isTabOpen('that')).toBe(false)
  })

  it('knows of no other one, and says nothing, in a browser without locks', async () => {
    showTabOpen()
    expect(await isTabOpen(browsingSession())).toBe(false)
  })

  it('is another one after it was closed', () => {
    const closed = browsingSession()
    sessionStorage.clear()
    expect(browsingSession()).toBe(closed)
    sessionStorage.clear()
    forgetBrowsingSession()
    expect(browsingSession()).not.toBe(closed)
  })
})

describe('a tab that is loaded again', () => {
  const waiting = {
    businessId: 'b1',
    formData: { rating: 4, comment: 'Mirë', title: '', experienceDate: '', orderId: '' },
    timestamp: 0,
    redirectPath: '/',
  }

  it.each([
    ['shows that it is open while its own review waits for the log-in', { browsingSession: 'this' }, ['tab this']],
    ['takes a review that names no tab for its own', {}, ['tab this']],
    ['says nothing of a review that another tab keeps', { browsingSession: 'that' }, []],
  ])('%s', async (_, written, shown) => {
    const locks = shareLocks()
    becomeTab('this')
    writePending({ ...waiting, ...written })
    showPendingTab()
    expect(await locks.held()).toEqual(shown)
  })

  it('says nothing when no review waits', async () => {
    const locks = shareLocks()
    becomeTab('this')
    showPendingTab()
    expect(await locks.held()).toEqual([])
  })
})
