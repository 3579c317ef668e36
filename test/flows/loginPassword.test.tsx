// The checkbox of /login that reveals the password, whatever the form has to say.
import { renderApp, startTestServer } from '@test/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initialAuthState } from '@/features/auth/model/machine'

startTestServer()

const email = () => screen.getByLabelText<HTMLInputElement>('Email *')
const password = () => screen.getByLabelText<HTMLInputElement>('Fjalëkalimi *')
const box = () => screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimin' })
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: /^(Hyr|Duke hyrë…)$/ })
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it.each([
  ['nothing was sent yet', null, ''],
  ['the password is missing', ['demo@vlereso.example', ''], 'Fjalëkalimi është i detyrueshëm'],
  ['the password is too short', ['demo@vlereso.example', 'Demo1'], 'Fjalëkalimi duhet të ketë të paktën 6 karaktere'],
  ['the e-mail address is none', ['demo', 'Demo1234'], 'Email nuk është valid'],
  ['everything is missing', ['', ''], 'Fjalëkalimi është i detyrueshëm'],
  ['the server has refused', ['demo@vlereso.example', 'Gabuar1'], 'Gabim në email ose në fjalëkalim'],
])('reveals and hides the password when %s [LOGIN-03]', async (_, sent, problem) => {
  const { user } = await renderApp({
    route: '/login',
    preloadedState: { auth: { ...initialAuthState, loading: false } },
  })
  await screen.findByLabelText('Email *')
  if (sent) {
    put(email(), sent[0] ?? '')
    put(password(), sent[1] ?? '')
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText(problem, { exact: false })[0]).toBeVisible())
    await waitFor(() => expect(submit()).toHaveTextContent('Hyr'))
  }
  for (const type of ['text', 'password', 'text']) {
    await user.click(box())
    expect(password().type).toBe(type)
    expect(password()).toHaveValue(sent?.[1] ?? '')
  }
  // It stays so for what is typed next.
  await user.type(password(), 'x')
  expect(password().type).toBe('text')
  expect(password()).toHaveValue(`${sent?.[1] ?? ''}x`)
})
