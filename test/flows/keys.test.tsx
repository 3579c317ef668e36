// Keys of every page with a search: `/` goes to the field, `?` lists them, and both can be switched off.
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keysKey } from '@/lib/storageKeys'
import { navigationRequested } from '@/store/navigationEvents'

startTestServer()
standInDialogs()

const open = async (route: string) => {
  const app = await renderApp({ route })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const field = () => screen.getByLabelText('Kërko te pyetjet')

describe('the key /', () => {
  it('puts the cursor into the search of the page, and is then a letter like any other', async () => {
    const { user } = await open('/faq')
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
    await user.keyboard('a/b?')
    expect(field()).toHaveValue('a/b?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left to the browser with another one', async () => {
    const { user } = await open('/faq')
    for (const key of ['Control', 'Alt', 'Meta']) {
      await user.keyboard(`{${key}>}/{/${key}}`)
      expect(field(), key).not.toHaveFocus()
    }
  })

  it('does nothing on a page without a search', async () => {
    const { user } = await open('/kushtet')
    const focused = document.activeElement
    await user.keyboard('/?')
    expect(document.activeElement).toBe(focused)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the key ?', () => {
  it('lists the keys, and they can be switched off and on', async () => {
    const { store, user } = await open('/faq')
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Tastet e shpejta' }))
    expect(list.getByText('Shko te kërkimi i faqes')).toBeVisible()
    act(() => list.getByRole('button', { name: 'Close modal' }).focus())
    await user.keyboard('/')
    expect(field()).not.toHaveFocus()
    await user.click(list.getByRole('checkbox', { name: 'Përdor tastet / dhe ?' }))
    expect(localStorage.getItem(keysKey)).toBe('off')
    await user.click(list.getByRole('button', { name: 'Close modal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/?')
    expect(field()).not.toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tastet e shpejta' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Përdor tastet / dhe ?' }))
    expect(localStorage.getItem(keysKey)).toBeNull()
    // The list goes with its page.
    act(() => void store.dispatch(navigationRequested({ to: '/kushtet' })))
    await waitFor(() => expect(currentPlace()).toBe('/kushtet'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
