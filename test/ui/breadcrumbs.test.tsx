// Breadcrumbs, and the way of their data into the head.
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
const steps = [{ name: 'Kategoritë', path: '/kategorite' }]

/** The component with its policy not yet made, as after a load. */
async function renderFresh(current = 'Taksi') {
  vi.resetModules()
  const { Breadcrumbs } = await import('@/ui/directory/Breadcrumbs')
  const router = await import('react-router-dom')
  const element = (name: string) => (
    <router.MemoryRouter>
      <Breadcrumbs steps={steps} current={name} />
    </router.MemoryRouter>
  )
  const view = render(element(current))
  return { ...view, show: (name: string) => view.rerender(element(name)) }
}

beforeEach(() => expect(scripts()).toEqual([]))

describe('breadcrumbs', () => {
  it('are links from the home page on, and the page itself as text', async () => {
    await renderFresh()
    const nav = screen.getByRole('navigation', { name: 'Ku ndodhesh' })
    const shown = [...nav.querySelectorAll('li')].map((item) => item.textContent)
    expect(shown).toEqual(['Kryefaqja', 'Kategoritë', 'Taksi'])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/kategorite'])
    expect(screen.getByText('Taksi')).toHaveAttribute('aria-current', 'page')
  })

  it('stand in the head as data as long as they are shown, and follow the page', async () => {
    const { show, unmount } = await renderFresh()
    const names = () =>
      scripts().map((script) =>
        JSON.parse(script.textContent).itemListElement.map(({ name }: { name: string }) => name),
      )
    expect(names()).toEqual([['Kryefaqja', 'Kategoritë', 'Taksi']])
    show('Tragete')
    expect(names()).toEqual([['Kryefaqja', 'Kategoritë', 'Tragete']])
    unmount()
    expect(scripts()).toEqual([])
  })
})

describe('under Trusted Types', () => {
  it('data go through the one policy, which is made once and lets nothing through but JSON', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScript: (text: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { show } = await renderFresh()
    show('</script><b>')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['structured-data'])
    expect(scripts()[0]?.textContent).toContain('\\u003c/script\\u003e')
    const rules = createPolicy.mock.calls[0]?.[1]
    expect(() => rules?.createScript('alert(1)')).toThrow()
    expect(rules?.createScript('{"a":"</script>"}')).toBe('{"a":"\\u003c/script\\u003e"}')
  })

  it('a host that refuses the policy has the page without data', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('refused')
      },
    })
    await renderFresh()
    expect(screen.getByText('Taksi')).toBeVisible()
    expect(scripts()).toEqual([])
  })
})
