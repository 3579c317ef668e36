// The shell: routes, layout, header, navigation, messages (footer: footer.test.tsx); the real app on the mock backend.

import { reviewPage } from '@test/builders/entities'
import { heading, refusal, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const arta = { _id: 'u-arta', name: 'Arta Hoxha', email: 'arta@shembull.example' }

const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement)
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

// A header or footer inside the content belongs to an article; testing-library calls it a banner all the same.
const ofThePage = (role: string) => screen.getAllByRole(role).filter((node) => !screen.getByRole('main').contains(node))

/** A user is there from the first render on, as after a reload. */
const renderSignedIn = ({ route }: { route: string }) => {
  server.msw.use(
    http.get('*/v1/auth/me', () => success({ user: arta })),
    http.get('*/v1/reviews/user/:id', () => HttpResponse.json(reviewPage([]))),
  )
  return renderApp({ route, preloadedState: signedIn(arta) })
}

/** The app on a screen of which this media query is true. */
const onScreen =
  (matching: string, open: typeof renderSignedIn = renderApp) =>
  ({ route }: { route: string }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === matching,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    return open({ route })
  }

describe('redirects', () => {
  it('/home becomes /, without a history entry, for a visitor [ROUTE-02]', async () => {
    await renderApp({ route: '/home' })
    const entries = window.history.length
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(window.history.length).toBe(entries)
    expect(window.history.state.idx).toBe(0)
  })

  it('/home becomes / for a user who goes there from another page [ROUTE-02]', async () => {
    const { store } = await renderSignedIn({ route: '/info' })
    await heading(/Si funksionon/)
    act(() => void store.dispatch(navigationRequested({ to: '/home' })))
    expect(await heading(/^Po kërkon një biznes/)).toBeVisible()
    expect(currentPlace()).toBe('/')
  })

  it('/support becomes /suport', async () => {
    await renderApp({ route: '/support' })
    expect(await heading('Si mund të të ndihmojmë?')).toBeVisible()
    expect(currentPlace()).toBe('/suport')
  })
})

describe('not found', () => {
  it.each(['/nuk-ka', '/biznes', '/kategorite/a/b', '/home/x', '/v1/reviews'])(
    '%s is not found, for everyone, and stays in the address [ROUTE-22]',
    async (route) => {
      const { store } = await renderApp({ route })
      expect(await heading('Faqja nuk u gjet')).toBeVisible()
      act(() => void store.dispatch(loginSucceeded({ user: arta })))
      expect(await heading('Faqja nuk u gjet')).toBeVisible()
      expect(currentPlace()).toBe(route)
      expect(document.title).toBe('Faqja nuk u gjet · Vlerëso')
    },
  )

  it.each([
    ['/info%E2%80%9D', '/info', /Si funksionon/],
    ['/faq.?kerko=x#fund', '/faq?kerko=x#fund', 'Pyetje të shpeshta'],
    ['/nuk-ka).', '/nuk-ka', 'Faqja nuk u gjet'],
  ])('is said of %s only after a look without its tail', async (address, better, title) => {
    await renderApp({ route: address })
    expect(await heading(title)).toBeVisible()
    expect(currentPlace()).toBe(better)
  })

  it('leads home, and back, to the only page before, too [ROUTE-23]', async () => {
    const { user } = await renderApp({ route: '/info' })
    await heading(/Si funksionon/)
    // Nothing in the app leads to a lost page, so it is put into the history and come back to.
    window.history.pushState({ idx: 1, key: 'lost' }, '', '/humbur')
    window.history.pushState({ idx: 2, key: 'further' }, '', '/tjeter')
    window.history.back()
    await heading('Faqja nuk u gjet')
    expect(hrefOf(screen.getByRole('link', { name: 'Kthehu në kryefaqe' }))).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Kthehu mbrapa' }))
    expect(await heading(/Si funksionon/)).toBeVisible()
  })

  it('leads home where there is no way back', async () => {
    const { user } = await renderApp({ route: '/humbur' })
    await user.click(await screen.findByRole('link', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('the layout', () => {
  const { login, signup, verifyEmail, resetPassword, homeAlias, supportAlias, ...others } = routes
  it.each([
    ['a visitor, those of the account', renderApp, [login, signup, verifyEmail, resetPassword, others.home]],
    ['a user, all others', renderSignedIn, Object.values(others)],
  ] as const)(
    'wraps every page in the one header and the one footer, which never leave, for %s [ROUTE-24, ROUTE-25]',
    async (_, open, paths) => {
      vi.spyOn(log, 'error').mockReturnValue()
      const { store } = await open({ route: '/rreth_nesh' })
      await heading('Rreth nesh')
      const bannerNode = screen.getByRole('banner')
      const footerNode = screen.getByRole('contentinfo')
      for (const path of [...paths.map((pattern) => pattern.replace(/:\w+/, 'x')), '/nuk-ka']) {
        act(() => void store.dispatch(navigationRequested({ to: path })))
        await waitFor(() => expect(store.getState().navigation.pending).toBeNull())
        expect(ofThePage('banner')).toEqual([bannerNode])
        expect(ofThePage('contentinfo')).toEqual([footerNode])
        expect(bannerNode.isConnected && footerNode.isConnected).toBe(true)
      }
    },
  )

  it('begins with a skip link to the content', async () => {
    const { user } = await renderApp({ route: '/info' })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Kalo te përmbajtja kryesore' })).toHaveFocus()
    expect(hrefOf(document.activeElement as HTMLElement)).toBe(`#${screen.getByRole('main').id}`)
  })
})

describe('the header', () => {
  it.each([
    ['a visitor at a category', '/kategorite/transport', renderApp],
    ['a user', '/info', renderSignedIn],
  ])('links to the main pages, for %s [HEADER-01, HEADER-02, HEADER-03]', async (_, route, open) => {
    await open({ route })
    const links = within(header().getByRole('navigation', { name: 'Navigimi kryesor' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['Shkruaj një koment', '/koment'],
      ['Kategoritë', '/kategorite'],
      ['Rreth nesh', '/rreth_nesh'],
      ['Të ruajturat', '/te-ruajturat'],
    ])
  })

  it.each([
    ['any page for a user', '/info', renderSignedIn],
    ['any page on a wide screen', '/info', onScreen('(width >= 54rem)')],
  ])('leads home from the logo on %s [ROUTE-26]', async (_, route, open) => {
    const { user } = await open({ route })
    await user.click(header().getByRole('link', { name: 'Vlerëso, kryefaqja' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('shows the logo, and a menu that opens, closes by Escape, by a press outside, when the focus leaves, and on a new page [HEADER-04]', async () => {
    const { user } = await renderApp({ route: '/info' })
    const logo = header().getByRole('link', { name: 'Vlerëso, kryefaqja' })
    expect(logo).toHaveTextContent('Vlerëso')
    expect(logo.querySelector('svg')).toBeVisible()
    const toggle = header().getByRole('button', { name: 'Hap menynë' })
    const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '') as HTMLElement
    expect(menu).toHaveAttribute('popover', 'auto')
    expect(menu).toContainElement(header().getByRole('link', { name: 'Kategoritë' }))
    const isOpen = () => {
      expect(toggle).toHaveAccessibleName(menu.matches(':popover-open') ? 'Mbyll menynë' : 'Hap menynë')
      return menu.matches(':popover-open')
    }

    await user.click(toggle)
    expect(isOpen()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(toggle).toHaveFocus()

    await user.click(toggle)
    expect(isOpen()).toBe(true)
    await user.click(screen.getByRole('main'))
    expect(isOpen()).toBe(false)

    await user.click(toggle)
    act(() => header().getByRole('link', { name: 'Kategoritë' }).focus())
    expect(isOpen()).toBe(true)
    act(() => screen.getByRole('main').focus())
    await waitFor(() => expect(isOpen()).toBe(false))

    await user.click(toggle)
    expect(isOpen()).toBe(true)
    await user.click(header().getByRole('link', { name: 'Rreth nesh' }))
    await heading('Rreth nesh')
    expect(isOpen()).toBe(false)
  })

  it('shows a user the own name, e-mail and three ways on, until the focus leaves them [HEADER-07, HEADER-08]', async () => {
    const { user, store } = await renderSignedIn({ route: '/info' })
    const account = await header().findByRole('button', { name: 'Llogaria: Arta Hoxha' })
    await user.click(account)
    expect(header().queryByRole('link', { name: 'Hyr' })).toBeNull()
    expect(header().getByText('Arta Hoxha', { selector: 'strong' })).toBeVisible()
    expect(header().getByText('arta@shembull.example')).toBeVisible()
    expect(hrefOf(header().getByRole('link', { name: 'Profili im' }))).toBe('/profile')
    expect(hrefOf(header().getByRole('link', { name: 'Komentet e mia' }))).toBe('/komentet-e-mia')
    act(() => header().getByRole('link', { name: 'Rreth nesh' }).focus())
    expect(header().queryByRole('button', { name: 'Dil' })).toBeNull()
    await user.click(account)
    await user.click(header().getByRole('button', { name: 'Dil' }))
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false))
  })

  it("shows a user the same in a phone's menu [HEADER-07, HEADER-08]", async () => {
    await onScreen('(width < 54rem)', renderSignedIn)({ route: '/info' })
    expect(await header().findByText('Arta Hoxha', { selector: 'strong' })).toBeInTheDocument()
    expect(header().getByText('arta@shembull.example')).toBeInTheDocument()
    const items = within(header().getByRole('navigation', { name: 'Menyja e përdoruesit' }))
    expect(hrefOf(items.getByRole('link', { name: 'Profili im' }))).toBe('/profile')
    expect(hrefOf(items.getByRole('link', { name: 'Komentet e mia' }))).toBe('/komentet-e-mia')
    expect(items.getByRole('button', { name: 'Dil' })).toBeInTheDocument()
  })

  it('logs out at the server, with a busy state, closes the menu and is home meanwhile, where it offers to sign in or up again [HEADER-05, HEADER-06, HEADER-09, HEADER-10, HEADER-11]', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked = vi.fn()
    server.msw.use(
      http.post('*/v1/auth/logout', async () => {
        asked()
        await answered
        return HttpResponse.json({ success: true })
      }),
    )
    const { user } = await renderSignedIn({ route: '/info' })
    // Held on to: cards of the page at / have headers too.
    const bar = header()
    await user.click(await bar.findByRole('button', { name: /Llogaria/ }))
    await user.click(bar.getByRole('button', { name: 'Dil' }))
    expect(bar.getByRole('status')).toHaveTextContent('Duke dalë…')
    // Not in the phone's menu, which is closed by now.
    expect(bar.getByRole('status').closest('[popover]')).toBeNull()
    expect(bar.queryByText('Arta Hoxha')).toBeNull()
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(bar.getByRole('status')).toHaveTextContent('Duke dalë…')
    act(() => answer())
    expect(hrefOf(await bar.findByRole('link', { name: 'Hyr' }))).toBe('/login')
    expect(hrefOf(bar.getByRole('link', { name: 'Regjistrohu' }))).toBe('/signup')
    expect(bar.queryByText('Dil')).toBeNull()
  })

  it('goes home from a page of the account, too, and not to the log-in, even when the server fails to log out [HEADER-11] [HEADER-12]', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    server.msw.use(http.post('*/v1/auth/logout', refusal('x', 500)))
    const { user, store } = await renderSignedIn({ route: '/profile' })
    await heading('Profili im')
    await user.click(await header().findByRole('button', { name: /Llogaria/ }))
    await user.click(header().getByRole('button', { name: 'Dil' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
    await heading(/^Po kërkon/)
    expect(currentPlace()).toBe('/')
    expect(store.getState().auth.isAuthenticated).toBe(false)
  })
})

describe('navigation', () => {
  const items = [
    ['Navigimi kryesor', 'Shkruaj një koment', '/koment'],
    ['Navigimi kryesor', 'Kategoritë', '/kategorite'],
    ['Navigimi kryesor', 'Rreth nesh', '/rreth_nesh'],
    ['Navigimi kryesor', 'Të ruajturat', '/te-ruajturat'],
    ['Menyja e përdoruesit', 'Komentet e mia', '/komentet-e-mia'],
    ['Navigimi i fundit të faqes', 'Të ruajturat', '/te-ruajturat'],
    ['Navigimi i fundit të faqes', 'Rreth nesh', '/rreth_nesh'],
    ['Navigimi i fundit të faqes', 'Si funksionon', '/info'],
    ['Navigimi i fundit të faqes', 'Rregullat e komenteve', '/rregullore'],
    ['Navigimi i fundit të faqes', 'Pyetje të shpeshta', '/faq'],
    ['Navigimi i fundit të faqes', 'Mbështetja', '/suport'],
    ['Navigimi i fundit të faqes', 'Kushtet e përdorimit', '/kushtet'],
  ] as const
  it('goes to the own place of each item of the header, the user menu and the footer, from a category, too [ROUTE-27]', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const { user, store } = await renderSignedIn({ route: '/info' })
    act(() => void store.dispatch(navigationRequested({ to: '/kategorite/transport' })))
    await heading(/^Bizneset në Transport/)
    for (const [name, text, place] of items) {
      if (name === 'Menyja e përdoruesit') await user.click(await header().findByRole('button', { name: /Llogaria/ }))
      await user.click(within(screen.getByRole('navigation', { name })).getByRole('link', { name: text }))
      await waitFor(() => expect(currentPlace()).toBe(place))
    }
  })

  it('tells the store path and listed query keys, never a token', async () => {
    vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] })
    const { store } = await renderApp({ route: '/reset-password?token=secret&email=a%40b.al&tjeter=1' })
    expect(store.getState().navigation.current).toMatchObject({
      path: '/reset-password',
      query: { email: 'a@b.al' },
      at: 1_790_000_000_000,
    })
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })

  it('performs a request once, with replace and state', async () => {
    const { store } = await renderApp({ route: '/info' })
    await heading(/Si funksionon/)
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    const entries = window.history.length
    act(() => void store.dispatch(navigationRequested({ to: '/login', replace: true, state: { from: '/profile' } })))
    await heading('Hyr në llogarinë tënde')
    expect(window.history.length).toBe(entries)
    expect(window.history.state.usr).toEqual({ from: '/profile' })
    expect(store.getState().navigation.pending).toBeNull()
  })

  it('goes home instead of to another site or to a page that is not there', async () => {
    const { store } = await renderApp({ route: '/info' })
    const goTo = (to: string) => act(() => void store.dispatch(navigationRequested({ to })))
    for (const to of ['//evil.example', 'javascript:alert(1)', '/nuk-ka']) {
      goTo(to)
      await waitFor(() => expect(currentPlace(), to).toBe('/'))
      goTo('/info')
      await waitFor(() => expect(currentPlace()).toBe('/info'))
    }
  })
})

describe('messages', () => {
  it('shows a message in one live region, so that it is told once, until it is closed', async () => {
    const { store, user } = await renderApp({ route: '/info' })
    const region = within(screen.getByRole('region', { name: 'Njoftime' }))
    act(() => {
      store.dispatch(noticeShown({ kind: 'success', text: 'U ruajt.' }))
      store.dispatch(noticeShown({ kind: 'error', text: 'Nuk u ruajt.' }))
    })
    const regionsOf = (text: string) => {
      const all = [...document.querySelectorAll<HTMLElement>('[aria-live], [role="status"], [role="alert"]')]
      return all.filter((one) => one.contains(region.getByText(text)))
    }
    const [done, ...others] = regionsOf('U ruajt.')
    expect(others).toEqual([])
    expect(regionsOf('Nuk u ruajt.')).toEqual([region.getByRole('alert')])
    await user.click(within(done as HTMLElement).getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(region.queryByText('U ruajt.')).toBeNull()
    expect(region.getByText('Nuk u ruajt.')).toBeVisible()
  })
})
