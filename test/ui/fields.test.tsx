// The fields of forms, and what ties label, help and error to the control.
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '@/ui/Checkbox'
import { Countdown, charactersLeft } from '@/ui/Countdown'
import { RequiredNote } from '@/ui/FieldFrame'
import { Select } from '@/ui/Select'
import { StarInput } from '@/ui/StarInput'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

const cities = [
  { value: 'tirana', label: 'Tiranë' },
  { value: 'durres', label: 'Durrës' },
]
const nothing = () => undefined

/** Every field once, with whatever is common to all of them. */
const everyField: [name: string, role: string, show: (props: object) => ReactElement][] = [
  ['TextField', 'textbox', (props) => <TextField label="Qyteti" value="" onValue={nothing} {...props} />],
  ['TextArea', 'textbox', (props) => <TextArea label="Qyteti" value="" onValue={nothing} {...props} />],
  ['Select', 'combobox', (props) => <Select label="Qyteti" value="" onValue={nothing} options={cities} {...props} />],
  ['Checkbox', 'checkbox', (props) => <Checkbox label="Qyteti" value={false} onValue={nothing} {...props} />],
  ['StarInput', 'group', (props) => <StarInput label="Qyteti" value={0} onValue={nothing} {...props} />],
]

describe.each(everyField)('%s', (name, role, show) => {
  it('is named by its visible label, which has an asterisk when it is required [UI-01]', () => {
    const { rerender } = render(show({}))
    expect(screen.getByRole(role, { name: 'Qyteti' })).toBeVisible()
    expect(screen.getByText('Qyteti')).toBeVisible()
    expect(screen.queryByText(/\*/)).toBeNull()
    rerender(show({ isRequired: true, error: 'Qyteti është i detyrueshëm' }))
    expect(screen.getByRole(role, { name: 'Qyteti *' })).toBeVisible()
    expect(screen.getByText('Qyteti *')).toBeVisible()
    if (name === 'TextField') expect(screen.getByLabelText('Qyteti *')).toBeRequired()
  })

  it('has helper text and an error line that describe it, as long as there is an error [UI-02]', () => {
    const { rerender } = render(show({ helper: 'Ku ndodhet' }))
    const field = screen.getByRole(role)
    expect(field).toHaveAccessibleDescription(/Ku ndodhet/)
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(show({ helper: 'Ku ndodhet', error: 'Qyteti është i detyrueshëm' }))
    expect(screen.getByText('Ku ndodhet')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Qyteti është i detyrueshëm$/)
    expect(field).toHaveAccessibleDescription(/Ku ndodhet.*Qyteti është i detyrueshëm/)
    // A group of radio buttons may not be called invalid; its description and the alert say it.
    if (name !== 'StarInput') expect(field).toBeInvalid()
    rerender(show({ helper: 'Ku ndodhet' }))
    expect(field).toBeValid()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('a text field keeps what else describes it', () => {
  const more = { 'aria-describedby': 'more' }
  render(
    <>
      <TextField label="Email" value="a@b.al" onValue={nothing} helper="Nuk publikohet." inputProps={more} />
      <p id="more">Më shumë</p>
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Nuk publikohet. Më shumë')
})

it('a note explains the asterisk', () => {
  render(<RequiredNote />)
  expect(screen.getByText('Fushat me * janë të detyrueshme.')).toBeVisible()
})

describe('a limit', () => {
  function Example({ Field }: { Field: typeof TextField | typeof TextArea }) {
    const [text, setText] = useState('')
    return (
      <>
        <Field label="Titulli" value={text} onValue={setText} helper={charactersLeft(text, 10)} />
        <Countdown value={text} limit={10} />
      </>
    )
  }

  it.each([
    ['a line', TextField],
    ['an area', TextArea],
  ])('of %s is counted down from four fifths on, and nothing is cut off', (_, Field) => {
    render(<Example Field={Field} />)
    const field = screen.getByRole('textbox', { name: 'Titulli' })
    const typed = [
      'a',
      'ç'.repeat(7),
      'e\u0308'.repeat(8),
      '👍'.repeat(9),
      'a'.repeat(10),
      'a'.repeat(11),
      'a'.repeat(30),
    ]
    const texts = typed.map((value) => {
      fireEvent.change(field, { target: { value } })
      expect(field).toHaveValue(value)
      const note = screen.queryByText(/karakter/, { selector: 'p' })
      if (note) expect(field).toHaveAccessibleDescription(note.textContent ?? '')
      return note?.textContent
    })
    const over = ['1 karakter mbi kufirin', '20 karaktere mbi kufirin']
    expect(texts).toEqual([undefined, undefined, 'Edhe 2 karaktere', 'Edhe 1 karakter', 'Edhe 0 karaktere', ...over])
  })

  it('is said politely once somebody pauses, not after every letter', () => {
    vi.useFakeTimers()
    const { container } = render(<Example Field={TextField} />)
    const live = container.querySelector('[aria-live="polite"]')
    const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
    for (const length of [7, 8, 9]) {
      type('a'.repeat(length))
      act(() => void vi.advanceTimersByTime(900))
      expect(live).toBeEmptyDOMElement()
    }
    act(() => void vi.advanceTimersByTime(100))
    expect(live).toHaveTextContent('Edhe 1 karakter')
    type('a')
    act(() => void vi.advanceTimersByTime(1000))
    expect(live).toBeEmptyDOMElement()
  })
})

describe('Select', () => {
  it('hands on the chosen value, and offers the placeholder only before there is one', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn<(value: 'tirana' | 'durres') => void>()
    const show = (value: '' | 'tirana' | 'durres') => (
      <Select label="Qyteti" value={value} onValue={onValue} options={cities as []} placeholder="Zgjidh qytetin" />
    )
    const { rerender } = render(show(''))
    const select = screen.getByRole('combobox', { name: 'Qyteti' })
    expect(select).toHaveDisplayValue('Zgjidh qytetin')
    await user.selectOptions(select, 'Durrës')
    expect(onValue.mock.calls).toEqual([['durres']])
    rerender(show('durres'))
    expect(select).toHaveDisplayValue('Durrës')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Tiranë', 'Durrës'])
  })
})

describe('Checkbox', () => {
  it('changes by its label and by Space, but not by the link in its label', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    const label = (
      <>
        Pranoj <a href="#kushtet">kushtet</a>
      </>
    )
    render(<Checkbox label={label} value={false} onValue={onValue} />)
    const box = screen.getByRole('checkbox', { name: 'Pranoj kushtet' })
    expect(box).not.toBeChecked()
    // As browsers do it; user-event would press the box too.
    fireEvent.click(screen.getByRole('link', { name: 'kushtet' }))
    expect(onValue).not.toHaveBeenCalled()
    await user.click(screen.getByText(/Pranoj/))
    box.focus()
    await user.keyboard(' ')
    expect(onValue.mock.calls).toEqual([[true], [true]])
  })
})
