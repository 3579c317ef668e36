// The footer of every page: its links, social profiles and copyright, for whoever comes, whatever becomes of the page above it.
import { arta, signedIn, success, visitor } from '@test/page'
import { renderApp, startTestServer, whole } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { draw } from '@/build/prerender/renderPages'

const server = startTestServer()
const user = () => {
  server.msw.use(http.get('*/v1/auth/me', () => success({ user: arta })))
  return signedIn(arta)
}

const links = [
  ['Rreth nesh', '/rreth_nesh'],
  ['Si funksionon', '/info'],
  ['Rregullat e komenteve', '/rregullore'],
  ['Vlerëso në Instagram (hapet në skedë të re)', 'https://www.instagram.com/vlereso/'],
  ['Vlerëso në TikTok (hapet në skedë të re)', 'https://www.tiktok.com/@vlereso'],
] as const
const copyright = /^© (\d{4} )?Vlerëso\. Të gjitha të drejtat e rezervuara\.$/

/** That all of it is there, once, outside of what changes from page to page. */
function expectFooter(place: HTMLElement = document.body) {
  const main = place.querySelector('main')
  const [footer, ...others] = [...place.querySelectorAll<HTMLElement>('footer')].filter((one) => !main?.contains(one))
  if (!footer) throw new Error('There is no footer.')
  expect(others).toEqual([])
  const there = [...footer.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(there).toEqual(expect.arrayContaining(links.map((link) => [...link])))
  expect(within(footer).getByText(whole(copyright))).toBeVisible()
}

const ofAll = [
  '/',
  '/rreth_nesh',
  '/info',
  '/rregullore',
  '/suport',
  '/faq',
  '/kushtet',
  '/kategorite',
  '/kategorite/restorante_dhe_kafene',
  '/koment',
  '/koment/biz_001',
  '/biznes/biz_001',
  '/biznes/nuk-ka',
  '/te-ruajturat',
  '/reset-password?token=t',
  '/nuk-ka',
]

describe.each<[string, () => object, string[]]>([
  ['a visitor', visitor, [...ofAll, '/login', '/signup', '/verify-email']],
  ['somebody who is signed in', user, [...ofAll, '/profile', '/komentet-e-mia']],
])('for %s', (_, somebody, routes) => {
  it.each(routes)('stands below %s, with its links and its copyright [FOOTER-01] [FOOTER-02]', async (route) => {
    await renderApp({ route, preloadedState: somebody() })
    await screen.findByRole('heading', { level: 1 })
    expectFooter()
    await act(settle)
    expectFooter()
  })
})

it('stands below a page that is not there yet [FOOTER-01]', async () => {
  server.msw.use(http.get('*/v1/*', () => new Promise<never>(() => undefined)))
  for (const route of ['/biznes/biz_001', '/kategorite', '/koment/biz_001']) {
    const { unmount } = await renderApp({ route, preloadedState: visitor() })
    expectFooter()
    unmount()
  }
})

it.each(links)('%s leads to %s, in a page of the app at once [FOOTER-01] [FOOTER-02]', async (name, target) => {
  const { user } = await renderApp({ route: '/faq', preloadedState: visitor() })
  const footer = within(screen.getAllByRole('contentinfo').at(-1) as HTMLElement)
  const link = footer.getByRole('link', { name })
  if (target.startsWith('https:')) {
    expect(link).toHaveAttribute('target', '_blank')
    return
  }
  await user.click(link)
  await waitFor(() => expect(window.location.pathname).toBe(target))
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) })
})

it.each(['/', '/rreth_nesh', '/info', '/rregullore', '/suport', '/faq', '/kushtet', '/kategorite', '/nuk-ka'])(
  'is part of the HTML of %s that the build writes, before any script runs [FOOTER-01] [FOOTER-02]',
  async (path) => {
    const element = document.createElement('div')
    element.innerHTML = await draw(path)
    document.body.append(element)
    expectFooter(element)
    element.remove()
  },
)
