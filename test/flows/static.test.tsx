// The static pages: what they promise, and where they lead.

import { currentPlace, renderApp } from '@test/render'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const texts = (role: string, level?: number) =>
  within(screen.getByRole('main'))
    .getAllByRole(role, level ? { level } : {})
    .map((node) => node.textContent)
const linkTo = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
const main = () => screen.getByRole('main').textContent ?? ''

async function open(route: string, heading: string, title = heading) {
  await renderApp({ route })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(document.title).toBe(`${title} · Vlerëso`)
  expect(currentPlace()).toBe(route)
}

describe('static pages', () => {
  it('tell about us [ROUTE-03, STATIC-18]', async () => {
    await open('/rreth_nesh', 'Rreth nesh')
    expect(main()).toContain('Vlerëso lindi nga një pyetje e thjeshtë: kujt mund t’i besoj?')
    expect(texts('listitem')).toHaveLength(4)
    expect(linkTo('Shfleto kategoritë')).toBe('/kategorite')
    expect(linkTo('Shkruaj një koment')).toBe('/koment')
  })

  it('tell how it works, in three steps with tips [ROUTE-04, STATIC-19]', async () => {
    await open('/info', 'Si funksionon Vlerëso', 'Si funksionon')
    expect(texts('heading', 2)).toEqual([
      'Gjej biznesin',
      'Lexo përvojat',
      'Ndaj përvojën tënde',
      'Këshilla për një koment të dobishëm',
    ])
    expect(texts('listitem')).toHaveLength(8)
    expect(linkTo('Lexo rregullat')).toBe('/rregullore')
  })

  it('tell the rules of comments [ROUTE-05, STATIC-20]', async () => {
    await open('/rregullore', 'Rregullat e komenteve')
    expect(texts('heading', 2)).toEqual([
      'Çfarë presim',
      'Çfarë nuk lejohet',
      'Si i kontrollojmë komentet',
      'Nëse vëren një shkelje',
    ])
    expect(texts('listitem')).toHaveLength(9)
  })

  it('tell how to reach us, and when we answer [ROUTE-06, STATIC-06, STATIC-07, STATIC-08, STATIC-09]', async () => {
    await open('/suport', 'Si mund të të ndihmojmë?', 'Mbështetja')
    expect(linkTo('ndihma@vlereso.example')).toBe('mailto:ndihma@vlereso.example')
    expect(texts('heading', 2).slice(0, 3)).toEqual(['Email', 'Instagram', 'TikTok'])
    expect(main()).toContain('24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.')
    expect(screen.getAllByText('E hënë – e premte, 09:00–18:00')).toHaveLength(2)
    expect(main()).toContain('Ankesat marrin përgjigje brenda 2–3 ditëve të punës.')
  })

  it('hold the terms in nine numbered sections with contact, confirmation and a way home [ROUTE-10, STATIC-01, STATIC-02, STATIC-03, STATIC-04]', async () => {
    await open('/kushtet', 'Kushtet e përdorimit')
    expect(texts('heading', 2).slice(1)).toEqual([
      '1. Pranimi i kushteve',
      '2. Përshkrimi i shërbimit',
      '3. Regjistrimi dhe llogaria',
      '4. Rregullat e sjelljes',
      '5. Të drejtat mbi përmbajtjen',
      '6. Privatësia',
      '7. Përgjegjësia dhe garancitë',
      '8. Ndryshimet e kushteve',
      '9. Përfundimi i përdorimit',
      'Kontakt',
    ])
    expect(linkTo('ndihma@vlereso.example')).toBe('mailto:ndihma@vlereso.example')
    expect(main()).toContain('Duke përdorur Vlerëso, konfirmon se i ke lexuar dhe i pranon këto kushte.')
    expect(main()).toContain('Përditësimi i fundit: 20 nëntor 2026.')
    expect(linkTo('Kthehu në kryefaqe')).toBe('/')
    for (const link of within(screen.getByRole('navigation', { name: 'Në këtë faqe' })).getAllByRole('link')) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    }
  })

  it('hold the six rules of conduct in the terms [STATIC-05]', async () => {
    await open('/kushtet', 'Kushtet e përdorimit')
    const rules = screen.getByRole('heading', { name: '4. Rregullat e sjelljes' }).parentElement as HTMLElement
    expect(
      within(rules)
        .getAllByRole('listitem')
        .map((node) => node.textContent),
    ).toEqual([
      'Jep informacion të saktë.',
      'Mbaj vetëm një llogari aktive për person.',
      'Mos publiko përmbajtje të rreme, fyese ose abuzive.',
      'Mos krijo llogari të rreme ose të shumëfishta.',
      'Mos publiko të dhëna private të personave të tjerë.',
      'Mos e përdor shërbimin për qëllime tregtare pa autorizim.',
    ])
  })
})
