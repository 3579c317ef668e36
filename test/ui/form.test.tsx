// A form of every kind of field: when errors come and go, where the focus goes, and how often it is sent.
import { put } from '@test/page'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from '@/features/auth/ui/PasswordField'
import { Checkbox } from '@/ui/Checkbox'
import { FormFrame, SubmitRow } from '@/ui/form/FormFrame'
import { type Form, useForm } from '@/ui/form/useForm'
import { StarInput } from '@/ui/StarInput'
import { TextField } from '@/ui/TextField'

const initial = { stars: 0, email: '', password: '', terms: false }
type Account = typeof initial
type Submit = Parameters<typeof useForm<Account>>[0]['onSubmit']

const validate = ({ stars, email, password, terms }: Account) => ({
  stars: stars ? undefined : 'Zgjidh yjet',
  email: email.includes('@') ? undefined : email ? 'Email nuk është valid' : 'Email është i detyrueshëm',
  password: password ? undefined : 'Fjalëkalimi është i detyrueshëm',
  terms: terms ? undefined : 'Duhet të pranosh kushtet',
})

type Options = Parameters<typeof useForm<Account>>[0]

interface ExampleProps extends Partial<Pick<Options, 'onSubmit' | 'onEdit' | 'showsErrors'>> {
  hasSummary?: boolean
  take?: (form: Form<Account>) => void
}

function Example({ hasSummary = true, take, ...options }: ExampleProps) {
  const form = useForm({ name: 'form', initial, validate, onSubmit: () => undefined, ...options })
  take?.(form)
  return (
    <FormFrame form={form} isPlain={!hasSummary}>
      <StarInput {...form.field('stars')} />
      <TextField label="Email" isRequired {...form.field('email')} inputProps={{ type: 'email' }} />
      <PasswordField label="Fjalëkalimi" {...form.field('password')} autoComplete="new-password" />
      <Checkbox label="Pranoj kushtet" {...form.field('terms')} />
      <SubmitRow form={form}>{form.isSubmitting ? 'Duke dërguar…' : 'Dërgo'}</SubmitRow>
    </FormFrame>
  )
}

const email = () => screen.getByLabelText('Email *')
const password = () => screen.getByLabelText('Fjalëkalimi')
const button = () => screen.getByRole('button', { name: /Dërgo|Duke dërguar/ })
const inlineErrors = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const summaryLinks = () => screen.queryAllByRole('link').map((link) => link.textContent)

async function show(props: ExampleProps = {}) {
  const user = userEvent.setup()
  render(<Example {...props} />, { wrapper: StrictMode })
  return user
}

async function fill(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: /^4/ }))
  put(email(), 'a@b.al')
  put(password(), ' fshehtë ')
  await user.click(screen.getByRole('checkbox'))
}
const filled = { stars: 4, email: 'a@b.al', password: ' fshehtë ', terms: true }

/** A submit whose end the test decides. */
function held() {
  type Answer = Awaited<ReturnType<Submit>>
  let resolve: (answer: Answer) => void = () => undefined
  const promise = new Promise<Answer>((settled) => {
    resolve = settled
  })
  return {
    onSubmit: vi.fn<Submit>(() => promise),
    settle: (errors?: Partial<Record<keyof Account, string>>) => {
      resolve(errors)
      return waitFor(() => expect(button()).toBeEnabled())
    },
  }
}

/** The errors of an empty form with what their links lead to. */
const targets: [text: string, target: () => HTMLElement][] = [
  ['Zgjidh yjet', () => screen.getByRole('radio', { name: /^1/ })],
  ['Email është i detyrueshëm', email],
  ['Fjalëkalimi është i detyrueshëm', password],
  ['Duhet të pranosh kushtet', () => screen.getByRole('checkbox')],
]

describe('an invalid submit', () => {
  it('sends nothing, shows every error at its field and in the summary, which gets the focus each time and leads to the fields', async () => {
    const onSubmit = vi.fn<Submit>()
    const user = await show({ onSubmit })
    const texts = targets.map(([text]) => text)
    for (const press of [() => user.click(button()), () => user.type(email(), '{Enter}')]) {
      await press()
      expect(onSubmit).not.toHaveBeenCalled()
      expect(inlineErrors()).toEqual(texts)
      expect(summaryLinks()).toEqual(texts)
      expect(screen.getByRole('region', { name: 'Ka 4 probleme' })).toHaveFocus()
    }
    expect(email()).toHaveAccessibleDescription('Email është i detyrueshëm')
    for (const [text, target] of targets) {
      await user.click(screen.getByRole('link', { name: text }))
      expect(target()).toHaveFocus()
    }
    expect(window.location.hash).toBe('')
  })

  it('moves the focus to the first wrong field where there is no summary', async () => {
    const user = await show({ hasSummary: false })
    await user.click(screen.getByRole('radio', { name: /^4/ }))
    put(email(), 'pa shenjë')
    // Again each time, and what was typed stays.
    for (let times = 0; times < 2; times += 1) {
      await user.click(button())
      expect(email()).toHaveFocus()
      expect(email()).toHaveValue('pa shenjë')
    }
  })
})

describe('the error of a field', () => {
  it('appears when the field is left, not before, and brings no summary', async () => {
    const user = await show()
    await user.type(email(), 'ana')
    expect(inlineErrors()).toEqual([])
    await user.tab()
    expect(inlineErrors()).toEqual(['Email nuk është valid'])
    expect(screen.queryByRole('region')).toBeNull()
    expect(email()).not.toHaveFocus()
  })

  it('goes when that field is edited, and the others stay', async () => {
    const user = await show()
    await user.click(button())
    await user.type(email(), 'a')
    expect(inlineErrors()).toEqual(['Zgjidh yjet', 'Fjalëkalimi është i detyrueshëm', 'Duhet të pranosh kushtet'])
    expect(screen.getByRole('region', { name: 'Ka 3 probleme' })).toBeVisible()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('radio', { name: /^2/ }))
    // The e-mail was left meanwhile.
    expect(inlineErrors()).toEqual(['Email nuk është valid', 'Fjalëkalimi është i detyrueshëm'])
  })

  it.each([
    ['afterTry', true],
    ['onSubmit', false],
  ] as const)(
    'waits for a submit in a form that shows errors %s, and comes by leaving from then on: %s',
    async (showsErrors, comes) => {
      let form: Form<Account> | undefined
      const user = await show({ showsErrors, take: (it) => (form = it) })
      await user.type(email(), 'ana')
      await user.tab()
      expect(inlineErrors()).toEqual([])
      await user.click(button())
      expect(inlineErrors()).toContain('Email nuk është valid')
      await user.type(email(), 's')
      await user.tab()
      expect(inlineErrors().includes('Email nuk është valid')).toBe(comes)
      // Begun anew, it waits again.
      act(() => form?.fill(initial))
      await user.type(email(), 'ana')
      await user.tab()
      expect(inlineErrors()).toEqual([])
    },
  )

  it('waits for the end of a press, so that the button is still where it was pressed', async () => {
    const user = await show()
    await user.type(email(), 'ana')
    await user.pointer({ keys: '[MouseLeft>]', target: button() })
    expect(button()).toHaveFocus()
    expect(inlineErrors()).toEqual([])
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    await waitFor(() => expect(inlineErrors()).toEqual(['Email nuk është valid']))
  })

  it('goes when another field makes it untrue', async () => {
    function Twice() {
      const form = useForm({
        name: 'form',
        initial: { one: '', two: '' },
        validate: ({ one, two }) => (one === two ? {} : { two: 'Nuk përputhen' }),
        onSubmit: () => undefined,
      })
      return (
        <form {...form.formProps}>
          <TextField label="Një" {...form.field('one')} />
          <TextField label="Dy" {...form.field('two')} />
        </form>
      )
    }
    const user = userEvent.setup()
    render(<Twice />)
    await user.type(screen.getByLabelText('Dy'), 'ab')
    await user.tab()
    expect(inlineErrors()).toEqual(['Nuk përputhen'])
    await user.type(screen.getByLabelText('Një'), 'ab')
    expect(inlineErrors()).toEqual([])
  })
})

describe('a valid submit', () => {
  it.each([
    ['the button', (user: UserEvent) => user.click(button())],
    ['Enter', (user: UserEvent) => user.type(email(), '{Enter}')],
  ])('hands on the values as they are, from %s', async (_, press) => {
    const onSubmit = vi.fn<Submit>()
    const user = await show({ onSubmit })
    await fill(user)
    await press(user)
    expect(onSubmit.mock.calls).toEqual([[filled]])
    expect(inlineErrors()).toEqual([])
  })

  it('leaves neither checking nor sending to the browser', async () => {
    await show()
    expect(screen.getByRole('checkbox').closest('form')).toHaveAttribute('novalidate')
    // False: its default, another page, was prevented.
    expect(fireEvent.submit(email())).toBe(false)
  })

  it('sends once for five clicks and Enter in one tick (robustness Q12)', async () => {
    const { onSubmit, settle } = held()
    const user = await show({ onSubmit })
    await fill(user)
    // One batch: React renders nothing between these, so no disabled button helps.
    act(() => {
      for (let click = 0; click < 5; click += 1) button().click()
      fireEvent.doubleClick(button())
      fireEvent.submit(button())
    })
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(button()).toBeDisabled()
    expect(button()).toHaveTextContent('Duke dërguar…')
    // Nor does Enter reach through while it is busy.
    await user.type(email(), '{Enter}')
    fireEvent.submit(email())
    expect(onSubmit).toHaveBeenCalledOnce()
    await settle()
    expect(button()).toBeEnabled()
    await user.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('sends what was typed in the same tick', async () => {
    const onSubmit = vi.fn<Submit>()
    const user = await show({ onSubmit })
    await fill(user)
    act(() => {
      put(email(), 'c@d.al')
      put(password(), 'tjetër')
      fireEvent.submit(email())
    })
    expect(onSubmit.mock.calls).toEqual([[{ ...filled, email: 'c@d.al', password: 'tjetër' }]])
  })

  it('can be sent again after it failed, with all that was typed', async () => {
    const { onSubmit, settle } = held()
    const user = await show({ onSubmit })
    await fill(user)
    await user.click(button())
    await settle({ email: 'Ky email është i regjistruar tashmë' })
    expect(inlineErrors()).toEqual(['Ky email është i regjistruar tashmë'])
    expect(screen.getByRole('region', { name: 'Ka një problem' })).toHaveFocus()
    expect(email()).toHaveValue('a@b.al')
    expect(password()).toHaveValue(' fshehtë ')
    // The rules know nothing of it: leaving the field does not take it away, typing does.
    await user.click(email())
    await user.tab()
    expect(inlineErrors()).toEqual(['Ky email është i regjistruar tashmë'])
    await user.type(email(), 'x')
    expect(inlineErrors()).toEqual([])
    await user.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('shows no answer about what was changed meanwhile', async () => {
    const { onSubmit, settle } = held()
    const user = await show({ onSubmit })
    await fill(user)
    await user.click(button())
    await user.type(email(), 'x')
    await settle({ email: 'I zënë', password: 'I dobët' })
    expect(inlineErrors()).toEqual(['I dobët'])
    expect(email()).toHaveValue('a@b.alx')
  })

  it('that answers that it stays is busy until its page goes, and sends nothing more', async () => {
    const onSubmit = vi.fn<Submit>(() => 'stays')
    const user = await show({ onSubmit })
    await fill(user)
    await user.click(button())
    fireEvent.submit(email())
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(button()).toHaveTextContent('Duke dërguar…')
    expect(email()).toHaveValue('a@b.al')
  })

  it('takes no field that the form does not have from an answer', async () => {
    const user = await show({ onSubmit: () => ({ username: 'I zënë' }) as object })
    await fill(user)
    await user.click(button())
    expect(inlineErrors()).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a field that is filled without an event (Q95)', () => {
  const fillSilently = (field: HTMLElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  const rest = async (user: UserEvent) => {
    await user.click(screen.getByRole('radio', { name: /^4/ }))
    await user.click(screen.getByRole('checkbox'))
  }

  it.each([
    ['is sent', async () => undefined],
    ['outlives typing elsewhere', (user: UserEvent) => user.type(password(), '!')],
    [
      'outlives a press that draws the form anew',
      (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Shfaq/ })),
    ],
  ])('%s', async (_, before) => {
    const onSubmit = vi.fn<Submit>()
    const onEdit = vi.fn()
    const user = await show({ onSubmit, onEdit })
    await rest(user)
    onEdit.mockClear()
    fillSilently(email(), 'a@b.al')
    fillSilently(password(), ' fshehtë ')
    await before(user)
    const typed = (password() as HTMLInputElement).value
    expect(email()).toHaveValue('a@b.al')
    await user.click(button())
    expect(onSubmit.mock.calls).toEqual([[{ ...filled, password: typed }]])
    expect(typed).toMatch(/^ fshehtë !?$/)
    expect(onEdit).toHaveBeenCalled()
  })
})

it('Enter that ends a composition asks for nothing, Safari’s too', async () => {
  const onSubmit = vi.fn<Submit>()
  function Incomplete() {
    const form = useForm({ name: 'form', initial, validate, onSubmit })
    return (
      <FormFrame form={form} isPlain isIncomplete>
        <TextField label="Email" isRequired {...form.field('email')} />
      </FormFrame>
    )
  }
  render(<Incomplete />)
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(email(), { key: 'Enter', ...composed })
  expect(inlineErrors()).toEqual([])
  fireEvent.keyDown(email(), { key: 'Enter', keyCode: 13 })
  expect(inlineErrors()).toEqual(['Email është i detyrueshëm'])
})

describe('a form from outside', () => {
  it('can be filled, shown errors and submitted', async () => {
    const onSubmit = vi.fn<Submit>()
    let form: Form<Account> | undefined
    await show({ onSubmit, take: (it) => (form = it) })
    act(() => form?.showErrors({ password: 'I dobët', email: 'I zënë' }))
    expect(inlineErrors()).toEqual(['I zënë', 'I dobët'])
    expect(screen.getByRole('region', { name: 'Ka 2 probleme' })).toHaveFocus()
    act(() => form?.setValues({ email: 'a@b.al', stars: 4, terms: true }))
    expect(inlineErrors()).toEqual(['I dobët'])
    act(() => {
      form?.setValues({ password: ' fshehtë ' })
      form?.submit()
    })
    expect(onSubmit.mock.calls).toEqual([[filled]])
    await act(async () => undefined)
    expect(form?.values).toEqual(filled)
  })

  it('is told of edits, not of what it is filled with', async () => {
    const onEdit = vi.fn()
    let form: Form<Account> | undefined
    const user = await show({ onEdit, take: (it) => (form = it) })
    act(() => form?.showErrors({ email: 'I zënë' }))
    act(() => form?.fill({ ...filled, email: '' }))
    expect(inlineErrors()).toEqual([])
    expect(onEdit).not.toHaveBeenCalled()
    // Nobody has typed in it.
    await user.click(email())
    await user.tab()
    expect(inlineErrors()).toEqual([])
    await user.type(email(), 'a')
    act(() => form?.setValues({ stars: 2 }))
    expect(onEdit).toHaveBeenCalledTimes(2)
  })
})
