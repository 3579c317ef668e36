// Signing up in tests: its server, the app at the form, the form's fields and what fills them in.
import { createTestServer } from '@mocks/node'
import { put, visitor } from '@test/page'
import { renderApp } from '@test/render'
import { screen } from '@testing-library/react'

export const server = createTestServer()

/** The app at /signup, for a visitor whose session is checked; `type` puts texts into the fields of these labels. */
export async function open({ state }: { state?: unknown } = {}) {
  const app = await renderApp({ route: '/signup', state, preloadedState: visitor() })
  const type = async (label: keyof typeof labels, text: string) => {
    const field = labels[label]()
    await app.user.clear(field)
    if (text) await app.user.paste(text)
  }
  return { ...app, type }
}

const field = (label: string) => () => screen.getByLabelText<HTMLInputElement>(label)
export const labels = {
  name: field('Emri i plotë *'),
  email: field('Email *'),
  password: field('Fjalëkalimi *'),
  confirmation: field('Konfirmo fjalëkalimin *'),
}
export const terms = () => screen.getByRole('checkbox', { name: /^Pranoj kushtet dhe rregullat/ })
export const button = () => screen.getByRole('button', { name: /^(Regjistrohu|Duke krijuar llogarinë…)$/ })

export const valid = {
  name: 'Arta Hoxha',
  email: 'arta.hoxha@posta.example',
  password: 'Fshehta1',
  confirmation: 'Fshehta1',
}
type App = Awaited<ReturnType<typeof open>>

/** Fills in the form; `change` says otherwise. */
export async function fill({ user }: App, change: Partial<typeof valid> = {}) {
  for (const [name, text] of Object.entries({ ...valid, ...change })) put(labels[name as keyof typeof valid](), text)
  await user.click(terms())
}
