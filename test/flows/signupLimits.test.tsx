// The form of the sign-up at its limits: how short is too short, how weak too weak, and whatever status refuses a field.
import { runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { button, fill, labels, open, server, terms, valid } from './signingUp'

runTestServer(server)
standInDialogs()

const sent = () => server.requests.filter((request) => request === 'POST /v1/auth/signup')

it.each(['ë', ' Ç '])('the name %j is too short, left or sent [SIGNUP-13]', async (name) => {
  const text = 'Emri duhet të ketë të paktën 2 karaktere'
  const app = await open()
  await app.type('name', name)
  await app.user.tab()
  expect(labels.name()).toHaveAccessibleDescription(new RegExp(text))
  await fill(app, { name })
  await app.user.click(button())
  expect(labels.name()).toHaveAccessibleDescription(new RegExp(text))
  expect(sent()).toEqual([])
  await app.type('name', `${name.trim()}a`)
  expect(labels.name()).not.toHaveAccessibleDescription(new RegExp(text))
})

it.each(['ËËËë1', ' aB1 '])(
  'the password %j is too short, left or sent, however strong [SIGNUP-17]',
  async (password) => {
    const text = 'Fjalëkalimi duhet të ketë të paktën 6 karaktere'
    const app = await open()
    await app.type('password', password)
    await app.user.tab()
    expect(labels.password()).toHaveAccessibleDescription(new RegExp(text))
    await fill(app, { password, confirmation: password })
    await app.user.click(button())
    expect(labels.password()).toHaveAccessibleDescription(new RegExp(text))
    expect(sent()).toEqual([])
    await app.type('password', password.padEnd(6, 'ë'))
    await app.user.tab()
    expect(labels.password()).not.toHaveAccessibleDescription(new RegExp(text))
  },
)

it.each(['aaaaaa', '      ', '12345'])(
  'with the password %j the button stays disabled, and it is said why, from the typing on [SIGNUP-22]',
  async (password) => {
    const text = 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'
    const app = await open()
    const expectDisabled = () => {
      expect(button()).toBeDisabled()
      expect(screen.getAllByText(text).at(-1)).toBeVisible()
    }
    expect(screen.queryByText(text)).toBeNull()
    await app.type('password', password)
    expectDisabled()
    expect(button()).toHaveAccessibleDescription(text)
    // Its error line stands under the field now.
    await app.user.tab()
    expect(labels.password()).toBeInvalid()
    expectDisabled()
    await fill(app, { password, confirmation: password })
    expectDisabled()
    await app.user.click(button())
    await app.user.click(labels.name())
    await app.user.keyboard('{Enter}')
    expectDisabled()
    await app.user.click(terms())
    expectDisabled()
    expect(sent()).toEqual([])
    await app.type('password', valid.password)
    expect(button()).toBeEnabled()
    expect(screen.queryByText(text)).toBeNull()
  },
)

const named = { name: 'Emri i zënë', email: 'Email i zënë', password: 'Fjalëkalim i njohur' }
const listed = Object.entries(named).map(([field, message]) => ({ field, message }))

it.each<[number, string, object]>([
  [409, 'validationErrors', { validationErrors: named }],
  [500, 'errors', { errors: listed }],
])('with status %i, what %s say of the fields stands under them [SIGNUP-10]', async (status, _, errors) => {
  const reply = { success: false, message: 'Kontrollo fushat', ...errors }
  server.msw.use(http.post('*/v1/auth/signup', () => HttpResponse.json(reply, { status })))
  const app = await open()
  await fill(app)
  await app.user.click(button())
  await waitFor(() => expect(labels.name()).toHaveAccessibleDescription(/Emri i zënë/))
  expect(labels.email()).toHaveAccessibleDescription(/Email i zënë/)
  expect(labels.password()).toHaveAccessibleDescription(/Fjalëkalim i njohur/)
  for (const field of [labels.name(), labels.email(), labels.password()]) expect(field).toBeInvalid()
  expect(labels.confirmation()).toBeValid()
})
