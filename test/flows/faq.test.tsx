// The FAQ page: nine questions, a search and topics over them.
import { heading, main } from '@test/page'
import { currentPlace, renderApp } from '@test/render'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

const cards = () => screen.getAllByRole('group').filter((group) => group instanceof HTMLDetailsElement)
const asked = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const search = () => screen.getByRole('textbox', { name: 'Kërko te pyetjet' })
const topic = (name: string) =>
  within(screen.getByRole('group', { name: 'Filtro pyetjet sipas temës' })).getByRole('button', { name })

/** The page, with a clock that only the test moves. */
async function open() {
  await renderApp({ route: '/faq' })
  await heading('Pyetje të shpeshta')
  vi.useFakeTimers()
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (text: string) => fireEvent.change(search(), { target: { value: text } })

describe('the FAQ', () => {
  it('answers nine questions, the first one open: how comments are checked, that businesses cannot reply, what adding one costs, when a complaint is answered [ROUTE-09, STATIC-09, STATIC-12, STATIC-13, STATIC-15, STATIC-16, STATIC-17]', async () => {
    await open()
    expect(document.title).toBe('Pyetje të shpeshta · Vlerëso')
    expect(currentPlace()).toBe('/faq')
    expect(asked()).toHaveLength(9)
    expect(cards().map((card) => card.hasAttribute('open'))).toEqual([true, ...Array(8).fill(false)])
    expect(screen.getByText(/është një direktori biznesesh në Shqipëri/)).toBeVisible()
    expect(main().getByRole('status')).toHaveTextContent('9 pyetje')
    expect(main().getByRole('link', { name: 'Kontakto mbështetjen' })).toHaveAttribute('href', '/suport')
    const text = screen.getByRole('main').textContent
    expect(text).toContain(
      'Menjëherë, nëse kalon kontrollin automatik për gjuhë të papërshtatshme, spam dhe shkelje të rregullave.',
    )
    expect(text).toContain('për momentin bizneset nuk mund t’u përgjigjen komenteve')
    expect(text).toContain('Shtimi është falas dhe biznesi publikohet pas verifikimit.')
    expect(text).toContain('brenda 2–3 ditëve të punës.')
  })

  it('is searched 300 ms after the last key, in questions and answers, without marks or case [SEARCH-01, SEARCH-10, STATIC-10, STATIC-14]', async () => {
    await open()
    type('“fjalëkalimin”, e harruar FSHI.')
    await pass(299)
    expect(asked()).toHaveLength(9)
    await pass(1)
    expect(asked()).toEqual(['Si e ndryshoj fjalëkalimin ose e fshij llogarinë?'])
    expect(cards()[0]).toHaveAttribute('open')
    expect(main().getByRole('status')).toHaveTextContent('1 pyetje')
    // Whoever goes on typing is not searched for before the pause.
    type('rap')
    await pass(200)
    type('raport')
    await pass(299)
    expect(asked()).toEqual(['Si e ndryshoj fjalëkalimin ose e fshij llogarinë?'])
    // Only a question has this word.
    type('raportoj')
    await pass(300)
    expect(asked()).toEqual(['Si raportoj një koment ose bëj një ankesë?'])
    type('PERGJIGJEN BIZNESET MOMENTIN')
    await pass(300)
    expect(asked()).toEqual(['A mund t’u përgjigjen bizneset komenteve?'])
  })

  it('knows everyday words in their forms, and shows first the question that they ask', async () => {
    await open()
    const words = {
      'Çfarë është Vlerëso dhe a paguhet?': 'pagesat, sa kushton?',
      'Si krijoj një llogari?': 'llogarive, kodi',
      'Si e ndryshoj fjalëkalimin ose e fshij llogarinë?': 'fjalekalimi, harrova, delete account',
      'Si shkruaj një koment?': 'anonimisht, write a review',
      'Kur publikohet komenti im?': 'pse nuk shfaqet komenti, vonesë',
      'A mund ta ndryshoj ose ta fshij komentin tim?': 'fshirja e komentit, gabim',
      'Si shtoj një biznes që mungon?': 'shtimi i biznesit, owner',
      'A mund t’u përgjigjen bizneset komenteve?': 'pergjigje',
      'Si raportoj një koment ose bëj një ankesë?': 'raportim, komente të rreme',
    }
    for (const [question, typed] of Object.entries(words))
      for (const text of typed.split(', ')) {
        type(text)
        await pass(300)
        expect(asked()[0], text).toBe(question)
      }
  })

  it('is filtered by the topics all, general, account, reviews, business and safety, and searched within one, all at first [SEARCH-03, STATIC-10, STATIC-11]', async () => {
    await open()
    expect(
      within(screen.getByRole('group', { name: 'Filtro pyetjet sipas temës' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Të gjitha', 'Të përgjithshme', 'Llogaria', 'Komentet', 'Bizneset', 'Siguria'])
    expect(topic('Të gjitha')).toHaveAttribute('aria-pressed', 'true')
    expect(asked()).toHaveLength(9)
    const counts: Record<string, number> = {}
    for (const name of ['Të përgjithshme', 'Llogaria', 'Komentet', 'Bizneset', 'Siguria', 'Të gjitha']) {
      fireEvent.click(topic(name))
      expect(topic(name)).toHaveAttribute('aria-pressed', 'true')
      expect(main().getByRole('status')).toHaveTextContent(`${asked().length} pyetje`)
      counts[name] = asked().length
    }
    // Within a topic, too.
    fireEvent.click(topic('Komentet'))
    type('autori')
    await pass(299)
    expect(asked()).toHaveLength(3)
    await pass(1)
    expect(asked()).toEqual(['A mund ta ndryshoj ose ta fshij komentin tim?'])
    expect(counts).toEqual({
      'Të përgjithshme': 1,
      Llogaria: 2,
      Komentet: 3,
      Bizneset: 2,
      Siguria: 1,
      'Të gjitha': 9,
    })
  })

  it('says so when nothing matches, and in its place where to ask, and comes back [SEARCH-11, SEARCH-12]', async () => {
    await open()
    type('kontakt')
    await pass(300)
    expect(asked()).toEqual([])
    const title = screen.getByRole('heading', { name: 'Nuk u gjeten rezultate' })
    expect(title).toBeVisible()
    expect(screen.getByText('Provo me fjalë kyçe të tjera')).toBeVisible()
    expect(title.parentElement).toContainElement(main().getByRole('link', { name: 'Kontakto mbështetjen' }))
    fireEvent.click(screen.getByRole('button', { name: 'Pastro kërkimin' }))
    await pass(300)
    expect(asked()).toHaveLength(9)
  })
})
