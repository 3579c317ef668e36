// The main job's steps of a visitor: looks for a business, reads it, and what every page offers.
import type { Step } from './person'

const dialog = 'dialog[open]'

/** From the home page to a saved business. */
export const looking: Readonly<Record<string, Step>> = {
  'opens the home page': async ({ opens, reads }) => {
    await opens('/')
    await reads(/^Po kërkon/)
  },
  'types into the search': async ({ writes, waits }, { site: { facts } }) => {
    await writes('Kërko biznese', facts.business.word)
    await waits(
      'an option',
      (name) => document.querySelector('[role=option]')?.textContent?.includes(name),
      facts.business.name,
    )
  },
  'opens what was found': async ({ press, reads }, { site: { facts } }) => {
    await press('option', RegExp(facts.business.name))
    await reads(facts.business.name)
  },
  'goes back': async ({ tab, reads }) => {
    await tab.back()
    await reads(/^Po kërkon/)
  },
  'goes to the categories': async ({ press, reads, waits }) => {
    await press('link', 'Kategoritë', 'header')
    await reads('Kategoritë e bizneseve')
    await waits('categories', () => document.querySelectorAll('main article').length > 3)
  },
  'looks for one': async ({ writes, waits }, { site: { facts } }) => {
    await writes('Kërko kategori', facts.category.name.slice(0, 5))
    await waits('fewer', () => document.querySelectorAll('main article').length < 4)
  },
  'opens it': async ({ press, reads, waits }, { site: { facts } }) => {
    await press('link', facts.category.name, 'main article')
    await reads(RegExp(facts.category.name))
    await waits('businesses', () => document.querySelectorAll('main article').length > 3)
  },
  'turns the page': async ({ tab, press, isAt, waits }) => {
    const first = await tab.run(() => document.querySelector('main article h2')?.textContent)
    await press('button', 'Shko te faqja 2')
    await isAt(/faqe=2/)
    await waits('others', (before) => document.querySelector('main article h2')?.textContent !== before, first)
  },
  'opens the last business and comes back to the same place': async ({ tab, press, reads, waits }) => {
    const name = await tab.run(() => {
      const link = [...document.querySelectorAll('main article h2 a')].at(-1)
      link?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return link?.textContent ?? ''
    })
    await press('link', name, 'main article')
    await reads(name)
    await tab.back()
    await waits(
      'it, in sight again',
      (was) => {
        const link = [...document.querySelectorAll('main article h2 a')].at(-1)
        const { top = -1, bottom = 0 } = link?.getBoundingClientRect() ?? {}
        return /faqe=2/.test(location.search) && link?.textContent === was && top > 0 && bottom < innerHeight
      },
      name,
    )
  },
  'filters by stars': async ({ press, isAt, waits }) => {
    await press('button', '4+ Yje')
    await isAt(/yje=4/)
    await waits('only those', () => {
      const scores = [...document.querySelectorAll('main article')].map((card) =>
        Number(/Vlerësimi ([\d.]+) nga 5/.exec(card.textContent ?? '')?.[1]),
      )
      return scores.length > 0 && scores.every((score) => score >= 4)
    })
  },
  'filters by a town': async ({ opens, writes, waits }, { site: { facts } }) => {
    await opens(`/kategorite/${facts.category.slug}`)
    await writes('Qyteti', facts.town)
    await waits(
      'only those there',
      (town) => {
        const cards = [...document.querySelectorAll('main article')]
        return cards.length > 0 && cards.every((card) => card.textContent?.includes(town))
      },
      facts.town,
    )
  },
  'filters by a word that nothing has': async ({ writes, sees }) => {
    await writes('Kërko në këtë kategori', 'zzqqxx')
    await sees('Nuk u gjetën rezultate')
  },
  'reads a business': async ({ opens, reads, waits }, { site: { facts } }) => {
    await opens(`/biznes/${facts.business.id}`)
    await reads(facts.business.name)
    await waits('comments', () => document.querySelectorAll('main article').length > 3)
  },
  'asks why it has its score, by keyboard': async ({ press, tab, presses, sees, isOn }) => {
    await press('button', /^Pse /)
    await sees('Të gjitha')
    await presses('Escape')
    await isOn(/^button Pse/)
    await tab.press('Enter')
    await press('button', 'Të gjitha', dialog)
    await presses('Escape')
  },
  'reads the comments of one star': async ({ press, waits }) => {
    await press('button', /^1 yll/)
    await waits('only those', () => {
      const stars = [...document.querySelectorAll('main article [role=img][aria-label*="nga 5 yje"]')]
      return stars.length > 0 && stars.every((one) => one.getAttribute('aria-label')?.startsWith('1 '))
    })
  },
  'opens the menu of a comment and leaves it': async ({ press, presses, isOn }) => {
    await press('button', /^Më shumë për “/)
    await presses('Escape')
    await isOn(/^button Më shumë për/)
  },
  'saves the business and finds it in the list': async ({ press, opens, sees }, { site: { facts } }) => {
    await press('button', /^Ruaj /)
    await opens('/te-ruajturat')
    await sees(facts.business.name)
  },
}

/** Theme, keys, questions, a lost address, a phone. */
export const manners: Readonly<Record<string, Step>> = {
  'chooses the dark theme': async ({ opens, press, waits }) => {
    await opens('/')
    await press('radio', /errët/)
    await waits('dark', () => getComputedStyle(document.documentElement).colorScheme === 'dark')
  },
  'has it after a reload': async ({ tab, waits }) => {
    await tab.reload()
    await waits('dark', () => getComputedStyle(document.documentElement).colorScheme === 'dark')
  },
  'opens the list of keys and leaves it': async ({ press, presses, waits }) => {
    await press('button', 'Tastet e shpejta')
    await waits('the list', () => document.querySelector('dialog[open]') !== null)
    await presses('Escape')
    await waits('no list', () => !document.querySelector('dialog[open]'))
  },
  'finds a question': async ({ press, reads, writes, sees }) => {
    await press('link', 'Pyetje të shpeshta', 'footer')
    await reads('Pyetje të shpeshta')
    await writes('Kërko te pyetjet', 'zzqqxx')
    await sees(/Nuk u gjeten rezultate/)
  },
  'gets lost': async ({ opens, reads }) => {
    await opens('/nuk-ka')
    await reads(/./)
  },
  'goes by the menu of a phone': async ({ tab, opens, press, reads }) => {
    await tab.resize(460, 740)
    await opens('/')
    await press('button', 'Hap menynë')
    await press('link', 'Kategoritë', 'header')
    await reads('Kategoritë e bizneseve')
  },
}
