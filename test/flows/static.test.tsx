// The static pages: what they promise, and where they lead.

import { englishWord } from '@test/architecture/rules/copy'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

startTestServer()
const texts = (role: string, level?: number) =>
  within(screen.getByRole('main'))
    .getAllByRole(role, level ? { level } : {})
    .map((node) => node.textContent)
const linkTo = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
const rulesUnder = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const main = () => screen.getByRole('main').textContent ?? ''

async function open(route: string, heading: string, title = heading) {
  const { user } = await renderApp({ route })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(document.title).toBe(`${title} · Vlerëso`)
  expect(currentPlace()).toBe(route)
  const english = [...screen.getByRole('main').querySelectorAll('*')].filter((node) => englishWord(node.textContent))
  expect(english).toEqual([])
  return user
}

describe('static pages [SCREEN-05]', () => {
  it('tell about us [ROUTE-03, STATIC-18]', async () => {
    await open('/rreth_nesh', 'Rreth nesh')
    expect(main()).toContain('Vlerëso lindi nga një pyetje e thjeshtë: kujt mund t’i besoj?')
    expect(main()).toContain('Çfarë bëjmë. Mbledhim në një vend përvojat e njerëzve me bizneset në Shqipëri')
    expect(main()).toContain('Pse e bëjmë. Një koment i sinqertë u kursen të tjerëve kohë dhe para')
    expect(texts('heading', 2)).toEqual(['Në çfarë besojmë'])
    expect(texts('listitem').map((text) => text?.split('.')[0])).toEqual([
      'Hapur për të gjithë',
      'Një zë për person',
      'Të njëjtat rregulla për të gjithë',
      'Respekt',
    ])
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
    const [steps, tips] = [...screen.getByRole('main').querySelectorAll('ol, ul')].map((list) =>
      [...list.children].map((item) => item.textContent),
    )
    expect(steps).toEqual([
      'Gjej biznesinKërko me emër ose shfleto kategoritë. Filtro sipas vlerësimit derisa të gjesh atë që të duhet.',
      'Lexo përvojatShiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët: edhe të mirat, edhe të këqijat.',
      'Ndaj përvojën tëndeHyr në llogari, zgjidh yjet dhe trego me pak fjalë si të shkoi. Komenti yt u vlen të gjithëve.',
    ])
    expect(tips).toEqual([
      'Trego konkretisht çfarë ndodhi: shërbimi, cilësia, çmimi, koha e pritjes.',
      'Shkruaj shpejt pas përvojës, kur hollësitë i mban mend mirë.',
      'Përmend pikat e forta, por edhe ato që mund të përmirësohen.',
      'Ruaj mirësjelljen, edhe kur përvoja nuk ka qenë e mirë.',
      'Mos përmend numra telefoni, adresa private ose emra të plotë punonjësish.',
    ])
    expect(linkTo('Lexo rregullat')).toBe('/rregullore')
  })

  it('tell the rules of comments, and when a complaint is answered [ROUTE-05, STATIC-09, STATIC-20]', async () => {
    await open('/rregullore', 'Rregullat e komenteve')
    expect(texts('heading', 2)).toEqual([
      'Çfarë presim',
      'Çfarë nuk lejohet',
      'Si i kontrollojmë komentet',
      'Sa i ruajmë tekstet e padërguara',
      'Nëse vëren një shkelje',
    ])
    expect(screen.getByText(/pa hyrë në llogari .* një orë .* pastaj fshihet.*hyrë ruhet 30 ditë/)).toBeVisible()
    expect(rulesUnder('Çfarë presim')).toEqual([
      'Shkruaj vetëm për përvojën tënde të vërtetë.',
      'Shkruaj një koment për çdo biznes; nëse diçka ndryshon, përditësoje.',
      'Vlerëso shërbimin ose produktin, jo jetën private të njerëzve.',
      'Përdor gjuhë të qartë dhe të respektueshme.',
    ])
    expect(rulesUnder('Çfarë nuk lejohet').map((rule) => rule?.split(/[ ,:]/)[0])).toEqual([
      'Fyerje',
      'Komente',
      'Komente',
      'Të',
      'Reklama',
    ])
    expect(main()).toContain('brenda 2–3 ditëve të punës.')
  })

  it('tell how to reach us, and when we answer [ROUTE-06, STATIC-06, STATIC-07, STATIC-08, STATIC-09]', async () => {
    await open('/suport', 'Si mund të të ndihmojmë?', 'Mbështetja')
    expect(linkTo('ndihma@vlereso.example')).toBe('mailto:ndihma@vlereso.example')
    expect(texts('heading', 2).slice(0, 3)).toEqual(['Email', 'Instagram', 'TikTok'])
    const profiles = screen.getAllByRole('link', { name: /^@vlereso \(hapet në skedë të re\)$/ })
    const inPage = profiles.filter((link) => screen.getByRole('main').contains(link))
    expect(inPage.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.instagram.com/vlereso/',
      'https://www.tiktok.com/@vlereso',
    ])
    expect(main()).toContain('24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.')
    expect(screen.getAllByText('E hënë – e premte, 09:00–18:00')).toHaveLength(2)
    expect(main()).toContain('Ankesat marrin përgjigje brenda 2–3 ditëve të punës.')
  })

  it('hold the terms in nine numbered sections, with six rules of conduct, contact, confirmation and a way home [ROUTE-10, STATIC-01, STATIC-02, STATIC-03, STATIC-04, STATIC-05]', async () => {
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
    expect(rulesUnder('4. Rregullat e sjelljes')).toEqual([
      'Jep informacion të saktë.',
      'Mbaj vetëm një llogari aktive për person.',
      'Mos publiko përmbajtje të rreme, fyese ose abuzive.',
      'Mos krijo llogari të rreme ose të shumëfishta.',
      'Mos publiko të dhëna private të personave të tjerë.',
      'Mos e përdor shërbimin për qëllime tregtare pa autorizim.',
    ])
    expect(linkTo('ndihma@vlereso.example')).toBe('mailto:ndihma@vlereso.example')
    expect(main()).toContain('Duke përdorur Vlerëso, konfirmon se i ke lexuar dhe i pranon këto kushte.')
    expect(main()).toContain('Përditësimi i fundit: 20 nëntor 2026.')
    expect(linkTo('Kthehu në kryefaqe')).toBe('/')
    for (const link of within(screen.getByRole('navigation', { name: 'Në këtë faqe' })).getAllByRole('link')) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    }
  })

  it('lead from the terms home by a press, and not back to where the reader came from [STATIC-04]', async () => {
    const { user } = await renderApp({ route: '/faq' })
    await user.click(await screen.findByRole('link', { name: 'Kushtet e përdorimit' }))
    await waitFor(() => expect(currentPlace()).toBe('/kushtet'))
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Kthehu në kryefaqe' }))
    await waitFor(() => expect(currentPlace()).not.toBe('/kushtet'))
    expect(currentPlace()).toBe('/')
    expect(await screen.findByRole('heading', { level: 1, name: /^Po kërkon një biznes/ })).toBeVisible()
  })
})
