// What the support page promises, as drawn: to be read on a phone as on a desktop, in light and dark.
import { expect, rested, switchScheme, test } from './harness'
import { schemes, widths } from './screens'
import { expectReadable } from './seen'

test.for(schemes)(
  'the support page says at every width when e-mail, profiles and complaints are answered, in %s [STATIC-07] [STATIC-08] [STATIC-09]',
  async (scheme, { visit }) => {
    const { page, open } = visit
    await open('/suport')
    await rested(page)
    await switchScheme(page, scheme)
    const main = page.getByRole('main')
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 800 })
      await expectReadable(main.getByText('24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.'))
      const hours = await main.getByText('E hënë – e premte, 09:00–18:00').all()
      expect(hours).toHaveLength(2)
      for (const one of hours) await expectReadable(one)
      await expectReadable(main.getByText('Ankesat marrin përgjigje brenda 2–3 ditëve të punës.'))
    }
  },
)
