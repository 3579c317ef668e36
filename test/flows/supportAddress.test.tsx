// The address for support that the owner sets when the site is built.
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it.each(['/kushtet', '/suport'])(
  'stands on %s as the site was built with it [STATIC-02] [STATIC-06]',
  async (route) => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'pyet@shembull.example')
    vi.resetModules()
    const { renderApp } = await import('@test/render')
    await renderApp({ route })
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'pyet@shembull.example' })
    expect(link).toHaveAttribute('href', 'mailto:pyet@shembull.example')
    expect(screen.getByRole('main')).not.toHaveTextContent('ndihma@')
  },
)
