// /koment/{businessId}: the form and the business it is about. The guard before them: writeGuard.test.tsx.
import { heading, main, put } from '@test/page'
import { currentPlace, whole } from '@test/render'
import { settle } from '@test/stubServer'
import { calendarOf } from '@test/ui/calendar'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { blankReview } from '@/lib/reviewFields'
import { answer, arta, fill, open, openForm, posts, reviewForm, route, runServer, server } from './writing'

runServer()
const { button, comment, day, star, title } = reviewForm

describe('the form', () => {
  it.each([
    ['a user', arta],
    ['a visitor', null],
  ])(
    'of %s has stars, title, comment, day, confirmation, rules and button, all blank [WRITE-01, WRITE-02, WRITE-03, WRITE-04, WRITE-27]',
    async (_, who) => {
      const { user } = await openForm({ user: who })
      const stars = main().getAllByRole('radio')
      expect(stars).toHaveLength(5)
      expect(stars.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
      expect(title()).toHaveValue('')
      expect(comment().tagName).toBe('TEXTAREA')
      expect(comment()).toHaveValue('')
      expect(day()).toBeVisible()
      expect(calendarOf(day())).toHaveValue('')
      expect(day()).not.toBeRequired()
      expect(day()).toHaveValue('')
      const confirmation = 'Duke e dërguar, konfirmon se komenti bazohet në përvojën tënde të vërtetë me këtë biznes.'
      expect(screen.getByText(new RegExp(confirmation))).toBeVisible()
      const rules = screen.getByRole('link', { name: 'Lexo rregullat e komenteve' })
      expect(rules).toBeVisible()
      expect(rules).toHaveAttribute('href', '/rregullore')
      expect(button()).toBeEnabled()
      put(day(), '9.3.2026')
      expect(calendarOf(day())).toHaveValue('2026-03-09')
      await user.click(screen.getByRole('button', { name: 'Hiq datën' }))
      expect(day()).toHaveFocus()
      expect(day()).toHaveValue('')
      expect(calendarOf(day())).toHaveValue('')
    },
  )

  it('is sent by its button, with what is typed into its fields, all that a review may say but the number of an order, and a day or none [WRITE-01, WRITE-03]', async () => {
    answer({ created: { success: false, message: 'Provo më vonë.' }, createdStatus: 500 })
    const { user } = await openForm()
    await user.click(star(4))
    const fields = main().getAllByRole('textbox')
    for (const box of fields) if (box !== day()) put(box, `Fjalët e ${box.id}`)
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]).not.toHaveProperty('experienceDate')
    await screen.findByText('Provo më vonë.')
    put(calendarOf(day()) as HTMLElement, '2026-03-08')
    expect(day()).toHaveValue('08.03.2026')
    put(day(), '\u200e9\u20133\u20132026.')
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(2))
    const said = Object.keys(blankReview).filter((name) => name !== 'orderId')
    expect(Object.keys(posts()[1] as object)).toEqual(expect.arrayContaining(said))
    expect(posts()[1]).toMatchObject({ experienceDate: '2026-03-09' })
  })

  it('fills the title with the word of the stars unless it is the author’s own [WRITE-24, WRITE-25]', async () => {
    await openForm()
    for (const [count, word] of [
      [1, 'Shumë keq'],
      [2, 'Keq'],
      [3, 'Mesatar'],
      [4, 'Mirë'],
      [5, 'Shkëlqyeshëm'],
    ] as const) {
      fireEvent.click(star(count))
      expect(title()).toHaveValue(word)
    }
    expect(screen.getByText('Titulli u plotësua me “Shkëlqyeshëm”. Mund ta ndryshosh.')).toBeInTheDocument()
    // Which titles are the author's own: test/features/reviews/form.test.ts.
    put(title(), 'Mirë, por e shtrenjtë')
    fireEvent.click(star(2))
    expect(title()).toHaveValue('Mirë, por e shtrenjtë')
    put(title(), '')
    fireEvent.click(star(1))
    expect(title()).toHaveValue('Shumë keq')
  })

  it('shows its errors after the first try to send, the first one with the focus [WRITE-07, WRITE-08, WRITE-10, WRITE-11, WRITE-12, WRITE-14]', async () => {
    const { user } = await openForm()
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    fireEvent.focus(title())
    fireEvent.blur(title())
    fireEvent.focus(comment())
    fireEvent.blur(comment())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button())
    expect(star(1)).toHaveFocus()
    expect(screen.getByText('Ju lutem zgjidhni një vlerësim me yje.')).toBeVisible()
    expect(title()).toHaveAccessibleDescription('Ju lutem shkruani një titull për komentin tuaj.')
    expect(comment()).toHaveAccessibleDescription(/Ju lutem shkruani një koment për përvojân tuaj\./)
    fireEvent.click(star(4))
    put(comment(), '   ')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    await user.click(button())
    expect(comment()).toHaveFocus()
    expect(posts()).toEqual([])
    put(comment(), 'Po')
    put(title(), '  ')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    await user.click(button())
    expect(title()).toHaveFocus()
    expect(posts()).toEqual([])
    put(title(), 'Kafe')
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
  })

  it('counts down what title and comment may still have, below the field and for screen readers', async () => {
    await openForm()
    const told = () =>
      screen.getAllByText(/^Edhe \d+ karaktere$/).map((one) => [one.textContent, one.getAttribute('aria-live')])
    put(title(), 'a '.repeat(68))
    put(comment(), 'a '.repeat(2494))
    expect(title()).toHaveAccessibleDescription('Edhe 14 karaktere')
    expect(comment()).toHaveAccessibleDescription('Edhe 12 karaktere')
    const polite = ['Edhe 14 karaktere', 'Edhe 12 karaktere'].map((text) => [text, 'polite'])
    await waitFor(() => expect(told()).toEqual(expect.arrayContaining(polite)))
    expect(told()).toHaveLength(4)
  })

  it('leads no visitor to the log-in before all is right, which its button says [WRITE-07, WRITE-09, WRITE-14]', async () => {
    const { user } = await openForm({ user: null })
    put(title(), 'Kafe')
    put(comment(), 'E mirë.')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button())
    expect(screen.getByText('Ju lutem zgjidhni një vlerësim me yje.')).toBeVisible()
    await act(settle)
    expect(currentPlace()).toBe(route)
    expect(localStorage.getItem('pendingComment')).toBeNull()
    await user.click(star(1))
    expect(button()).toHaveTextContent(/^Vazhdo për të dërguar$/)
  })

  it('advises who writes little, and stops nobody; its title says when something is wrong', async () => {
    const { user } = await openForm()
    const hint = 'Disa hollësi më shumë e bëjnë komentin më të dobishëm.'
    expect(screen.queryByText(hint)).toBeNull()
    put(comment(), 'xy'.repeat(14))
    expect(comment()).toHaveAccessibleDescription(expect.stringContaining(hint))
    put(comment(), 'xy'.repeat(15))
    expect(screen.queryByText(hint)).toBeNull()
    put(comment(), 'KËTU NUK KTHEHEM MË KURRË')
    expect(comment()).toHaveAccessibleDescription(/Teksti duket i shkruar me shkronja të mëdha\./)
    expect(comment()).toBeValid()
    put(comment(), 'Po.')
    expect(document.title).toBe('Shkruaj një koment për Kafe Drini · Vlerëso')
    await user.click(button())
    expect(document.title).toBe('Gabim: Shkruaj një koment për Kafe Drini · Vlerëso')
    fireEvent.click(star(4))
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(1))
  })

  // How a day is typed: test/ui/dateField.test.tsx.
  it('refuses what is no day, after the first try, sends whatever day there is, and shows a refusal by the server at it (Q67) [WRITE-14]', async () => {
    const text = 'Data e përvojës nuk pranohet.'
    answer({ created: { success: false, errors: [{ field: 'experienceDate', message: text }] }, createdStatus: 400 })
    const { user } = await openForm()
    fill()
    put(day(), '31.2.2026')
    fireEvent.blur(day())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(day()).toHaveAccessibleDescription(/^Kjo datë nuk ekziston\./)
    await user.click(button())
    expect(day()).toHaveFocus()
    expect(day()).toHaveValue('31.2.2026')
    put(day(), '28.2')
    await user.tab()
    expect(day()).toHaveAccessibleDescription(/Shkruaje datën si dd\.mm\.vvvv/)
    expect(posts()).toEqual([])
    put(day(), '2999-01-01')
    expect(day()).toBeValid()
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ experienceDate: '2999-01-01' }]))
    await waitFor(() => expect(day()).toHaveAccessibleDescription(expect.stringContaining(text)))
  })

  it('offers days up to the reader’s own, however long it has stood open (Q67)', async () => {
    // Before midnight in Melbourne, where the new day begins long before Tirana's.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T12:50:00Z') })
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-660)
    answer()
    const { user } = await openForm()
    expect(calendarOf(day())).toHaveAttribute('max', '2026-03-09')
    vi.setSystemTime(new Date('2026-03-09T13:10:00Z'))
    fill()
    fireEvent.focus(day())
    expect(calendarOf(day())).toHaveAttribute('max', '2026-03-10')
    put(day(), '2026-03-10')
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ experienceDate: '2026-03-10' }]))
  })
})

describe('a comment typed without ë and ç', () => {
  const typed = 'Sherbimi ishte shume i mire dhe cmimet te lira.'
  const right = 'Shërbimi ishte shumë i mirë dhe çmimet të lira.'

  it('gets them back after a preview, which goes when the text changes, and can be declined and taken back', async () => {
    const { user } = await openForm()
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('button', { name: 'Vendos ë dhe ç' })).toBeNull()
    put(comment(), typed)
    await press('Vendos ë dhe ç')
    await press('Lëre si është')
    expect(comment()).toHaveValue(typed)
    await press('Vendos ë dhe ç')
    await screen.findByRole('button', { name: 'Përdore këtë tekst' })
    put(comment(), `${typed} Po`)
    expect(screen.queryByRole('button', { name: 'Përdore këtë tekst' })).toBeNull()
    await press('Vendos ë dhe ç')
    expect((await screen.findByText('Shërbimi')).closest('p')).toHaveTextContent(`${right} Po`)
    expect(comment()).toHaveValue(`${typed} Po`)
    await press('Përdore këtë tekst')
    expect(comment()).toHaveValue(`${right} Po`)
    expect(comment()).toHaveFocus()
    await press('Ktheje tekstin si ishte')
    expect(comment()).toHaveValue(`${typed} Po`)
  })

  it('gets those of the title too, and what is marked already or of another language is left', async () => {
    const { user } = await openForm()
    const offer = () => screen.queryByRole('button', { name: 'Vendos ë dhe ç' })
    put(title(), 'Sherbim i mire')
    put(comment(), 'Çmimet te lira, por pak shpejtesi.')
    await user.click(await screen.findByRole('button', { name: 'Vendos ë dhe ç' }))
    await user.click(screen.getByRole('button', { name: 'Përdore këtë tekst' }))
    expect([title(), comment()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Shërbim i mirë',
      'Çmimet të lira, por pak shpejtësi.',
    ])
    expect(offer()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ktheje tekstin si ishte' }))
    expect(title()).toHaveValue('Sherbim i mire')
    expect(comment()).toHaveValue('Çmimet te lira, por pak shpejtesi.')
    expect(offer()).toBeVisible()
    put(title(), '')
    put(comment(), 'Good food and friendly people.')
    expect(offer()).toBeNull()
  })
})

describe('the business', () => {
  it('is seen while its comment is written: name, kind, place and what others say', async () => {
    answer({ business: { averageRating: 4.3, reviewCount: 12, city: 'Tiranë', location: '' } })
    await openForm()
    const about = within(screen.getByRole('complementary'))
    expect(about.getByRole('link', { name: 'Kafe Drini' })).toHaveAttribute('href', '/biznes/b1')
    expect(about.getByText(/Tiranë/)).toBeVisible()
    expect(about.getByText('12 komente')).toBeVisible()
  })

  it.each([
    ['a user', arta],
    ['a visitor', null],
  ])('that is inactive is not written about by %s [WRITE-30]', async (_, user) => {
    answer({ business: { status: 'inactive' } })
    await open({ user })
    expect(await screen.findByText(whole('Kafe Drini është joaktiv'))).toBeVisible()
    expect(screen.getByText('Për një biznes joaktiv nuk mund të shkruhen komente.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
    expect(screen.getByRole('link', { name: 'Zgjidh një biznes tjetër' })).toHaveAttribute('href', '/koment')
    await act(settle)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that is unknown is said to be (Q31)', async () => {
    server.msw.resetHandlers()
    await open({ at: '/koment/nuk_ka' })
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that does not load can be asked for again', async () => {
    server.msw.use(http.get('*/v1/businesses/:id', () => HttpResponse.json({ message: 'Jo' }, { status: 500 })))
    const { user } = await open({ user: null })
    expect(await heading('Gabim në ngarkimin e biznesit')).toBeVisible()
    answer()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
  })
})
