// The footer: its links, social profiles and copyright. That it is the one of every page: shell.test.tsx.
import { visitor } from '@test/page'
import { renderApp, startTestServer, whole } from '@test/render'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import { draw } from '@/build/prerender/renderPages'

const server = startTestServer()

const links = [
  ['Të ruajturat', '/te-ruajturat'],
  ['Rreth nesh', '/rreth_nesh'],
  ['Si funksionon', '/info'],
  ['Rregullat e komenteve', '/rregullore'],
  ['Pyetje të shpeshta', '/faq'],
  ['Mbështetja', '/suport'],
  ['Kushtet e përdorimit', '/kushtet'],
  ['Vlerëso në Instagram (hapet në skedë të re)', 'https://www.instagram.com/vlereso/'],
  ['Vlerëso në TikTok (hapet në skedë të re)', 'https://www.tiktok.com/@vlereso'],
]

/** That exactly this is there, in the one footer outside of what changes from page to page. */
function expectFooter(year: string, place: HTMLElement = document.body) {
  const all = [...place.querySelectorAll('footer')].filter((one) => !one.closest('main'))
  expect(all).toHaveLength(1)
  const footer = all[0] as HTMLElement
  expect([...footer.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
  for (const link of footer.querySelectorAll('a[href^=https]')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(within(footer).getByText(whole(`© ${year}Vlerëso. Të gjitha të drejtat e rezervuara.`))).toBeVisible()
}

it('the footer has these links and the copyright with the year in Tirana [FOOTER-01, FOOTER-02]', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), toFake: ['Date'] })
  await renderApp({ route: '/faq', preloadedState: visitor() })
  await screen.findByRole('heading', { level: 1 })
  expectFooter('2027 ')
})

it('the footer stands below a page that is not there yet', async () => {
  server.msw.use(http.get('*/v1/*', () => new Promise<never>(() => undefined)))
  await renderApp({ route: '/biznes/biz_001', preloadedState: visitor() })
  expectFooter('2026 ')
})

it('the footer is part of the HTML that the build writes, before any script runs [FOOTER-01, FOOTER-02]', async () => {
  const page = document.createElement('div')
  page.innerHTML = await draw('/')
  document.body.append(page)
  expectFooter('', page)
  page.remove()
})
