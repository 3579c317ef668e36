// The field for a day: Albanian order while the form has yyyy-mm-dd, and the browser's calendar behind a button.
import { calendarOf, standInCalendar } from '@test/ui/calendar'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { DateField } from '@/ui/DateField'

let values: string[] = []
let calendar: ReturnType<typeof standInCalendar> | undefined
afterEach(() => {
  values = []
  calendar?.remove()
  calendar = undefined
})

function Field({ start = '', ...props }: { start?: string; max?: string; error?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    values.push(next)
    setValue(next)
  }
  return <DateField label="Data" helper="Kur ishte?" value={value} onValue={change} {...props} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Data')

describe('DateField', () => {
  it('shows a day in Albanian order, with digits for the keys of a phone', () => {
    render(<Field start="2026-11-03" />)
    expect(field()).toHaveValue('03.11.2026')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    expect(field()).toHaveAttribute('placeholder', 'dd.mm.vvvv')
    expect(field()).toHaveAccessibleDescription(/Kur ishte\? .*Dita, muaji dhe viti, për shembull 23\.11\.2026\./)
  })

  it('hands on what is typed, and the day once it is whole; it is tidied when the field is left', async () => {
    const user = userEvent.setup()
    render(<Field />)
    await user.type(field(), '3/1/2026')
    expect(values.at(-2)).toBe('3/1/202')
    expect(values.at(-1)).toBe('2026-01-03')
    expect(field()).toHaveValue('3/1/2026')
    await user.tab()
    expect(field()).toHaveValue('03.01.2026')
  })

  it('moves no character under the cursor while a day is mended', async () => {
    const user = userEvent.setup()
    render(<Field start="2026-11-23" />)
    await user.type(field(), '{Backspace}4', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(values).toEqual(['2026-11-02', '2026-11-24'])
    expect(field()).toHaveValue('24.11.2026')
    expect(field().selectionStart).toBe(2)
  })

  it('takes a day of the form as it is, and shows it in its own way', () => {
    render(<Field />)
    fireEvent.change(field(), { target: { value: '2026-11-23' } })
    expect(values).toEqual(['2026-11-23'])
    expect(field()).toHaveValue('23.11.2026')
  })

  it('keeps a text that is no day, and says what it is told', async () => {
    const user = userEvent.setup()
    render(<Field start="31.2.2026" error="Kjo datë nuk ekziston." />)
    expect(field()).toHaveValue('31.2.2026')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/Kjo datë nuk ekziston\./)
    expect(calendarOf(field())).toHaveValue('')
    await user.click(field())
    await user.tab()
    expect(field()).toHaveValue('31.2.2026')
  })

  it('opens the browser’s calendar with its days, which fills the field and empties it', async () => {
    calendar = standInCalendar()
    const user = userEvent.setup()
    render(<Field start="2026-11-23" max="2026-11-24" />)
    const native = calendarOf(field())
    expect(native).toHaveAttribute('max', '2026-11-24')
    await user.click(screen.getByRole('button', { name: 'Hap kalendarin' }))
    expect(calendar.showPicker.mock.contexts).toEqual([native])
    if (native) fireEvent.change(native, { target: { value: '2026-11-05' } })
    expect(field()).toHaveValue('05.11.2026')
    if (native) fireEvent.change(native, { target: { value: '' } })
    expect(field()).toHaveValue('')
    expect(values).toEqual(['2026-11-05', ''])
  })

  it('has one stop for keys and screen readers beside the button; no button where there is no calendar', async () => {
    const user = userEvent.setup()
    render(<Field />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(calendarOf(field())).toHaveAttribute('aria-hidden', 'true')
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })
})
