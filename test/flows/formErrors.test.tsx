// Every form of an account: what is wrong with a field is said until that field is edited, in whatever way.
import { arta, put, signedIn, success, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

const server = startTestServer()
standInDialogs()

const REFUSED_NAME = 'Përmbajtje e papranueshme'

/** What somebody can make of a text in a field. */
const edits: readonly (readonly [string, (text: string) => string])[] = [
  ['emptied', () => ''],
  ['wrong in another way', () => '?'],
]

interface FormRow {
  form: string
  route: string
  isUsers?: true
  /** The button that opens its dialog. */
  opener?: string
  /** Label to a text that is wrong there. */
  wrong: Readonly<Record<string, string>>
}

const forms: readonly FormRow[] = [
  {
    form: 'sign-up',
    route: '/signup',
    wrong: {
      'Emri i plotë *': 'A',
      'Email *': 'arta.posta',
      'Fjalëkalimi *': 'aB1!x',
      'Konfirmo fjalëkalimin *': 'Fshehta2',
    },
  },
  { form: 'log-in', route: '/login', wrong: { 'Email *': 'demo@', 'Fjalëkalimi *': 'Demo1' } },
  { form: 'forgotten password', route: '/login', opener: 'Ke harruar fjalëkalimin?', wrong: { 'Email *': 'demo@' } },
  {
    form: 'new password',
    route: '/reset-password?token=secret',
    wrong: { 'Fjalëkalimi i ri *': 'Sekret1', 'Konfirmo fjalëkalimin e ri *': 'Sekret13' },
  },
  {
    form: 'changed password',
    route: '/profile',
    isUsers: true,
    opener: 'Ndrysho fjalëkalimin',
    wrong: { 'Fjalëkalimi aktual *': '', 'Fjalëkalimi i ri *': 'Sekret1', 'Konfirmo fjalëkalimin e ri *': 'Sekret13' },
  },
  {
    form: 'deleted account',
    route: '/profile',
    isUsers: true,
    opener: 'Fshi llogarinë',
    wrong: { 'Shkruaj FSHI për ta konfirmuar *': 'fshi' },
  },
]

/** The form on its screen. `send` fills fields and presses Enter, which checks even with a disabled button. */
async function open({ route, isUsers, opener }: Pick<FormRow, 'route' | 'isUsers' | 'opener'>) {
  const preloadedState = isUsers ? signedIn() : visitor()
  server.msw.use(http.get('*/v1/auth/me', () => success({ user: arta })))
  await renderApp({ route, preloadedState })
  if (opener) fireEvent.click(await screen.findByRole('button', { name: opener }))
  const part = await screen.findByRole(opener ? 'dialog' : 'main')
  const field = (label: string) => within(part).getByLabelText<HTMLInputElement>(label)
  const send = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) put(field(label), text)
    const [first = ''] = Object.keys(texts)
    await act(async () => void fireEvent.submit(field(first).form as HTMLFormElement))
  }
  return { field, send }
}

/** What the field is said to be wrong for; undefined for nothing. */
function errorOf(field: HTMLInputElement): string | undefined {
  const text = document.getElementById(`${field.id}-error`)?.textContent || undefined
  expect(field.getAttribute('aria-invalid') === 'true').toBe(text !== undefined)
  return text
}

it.each(forms.flatMap((row) => edits.map(([edit, change]) => ({ ...row, edit, change }))))(
  '$form: the error of each field goes when that field is $edit [FORM-02]',
  async ({ wrong, change, ...row }) => {
    const { field, send } = await open(row)
    for (const [label, text] of Object.entries(wrong)) {
      if (change(text) === text) continue
      await send(wrong)
      expect(errorOf(field(label)), label).toBeDefined()
      put(field(label), change(text))
      expect(errorOf(field(label)), label).toBeUndefined()
    }
  },
)

describe('at the sign-up', () => {
  const account = {
    'Emri i plotë *': 'Arta Hoxha',
    'Email *': 'arta.hoxha@posta.example',
    'Fjalëkalimi *': 'Fshehta1',
    'Konfirmo fjalëkalimin *': 'Fshehta1',
  }
  const openFilled = async () => {
    const form = await open({ route: '/signup' })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Pranoj kushtet/ }))
    return form
  }

  it.each(edits)(
    'what the server says of a field goes when that is %s, what it says of others stays [FORM-02]',
    async (_, change) => {
      const said = { name: 'Emri i zënë', email: 'Email i zënë', password: 'Fjalëkalim i njohur' }
      server.msw.use(
        http.post('*/v1/auth/signup', () =>
          HttpResponse.json({ success: false, validationErrors: said }, { status: 400 }),
        ),
      )
      const { field, send } = await openFilled()
      await send(account)
      const left = new Map([
        ['Emri i plotë *', said.name],
        ['Email *', said.email],
        ['Fjalëkalimi *', said.password],
      ])
      await waitFor(() => expect(errorOf(field('Email *'))).toBe(said.email))
      for (const label of ['Email *', 'Fjalëkalimi *', 'Emri i plotë *'] as const) {
        put(field(label), change(account[label]))
        left.delete(label)
        expect(errorOf(field(label)), label).toBeUndefined()
        for (const [other, text] of left) expect(errorOf(field(other)), other).toBe(text)
      }
    },
  )

  it.each(edits)(
    'a refused name is said to be, at its field and above the form, until it is %s [FORM-02]',
    async (_, change) => {
      const { field, send } = await openFilled()
      await send({ ...account, 'Emri i plotë *': 'Kurva' })
      expect(await screen.findByText(REFUSED_NAME)).toBeVisible()
      expect(errorOf(field('Emri i plotë *'))).toBe('Përmbajtja e papranueshme u gjet në fushën: Emri')
      put(field('Emri i plotë *'), change('Kurva'))
      expect(errorOf(field('Emri i plotë *'))).toBeUndefined()
      expect(screen.queryByText(REFUSED_NAME)).toBeNull()
    },
  )
})
