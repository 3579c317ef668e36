// Scripts that come late or not at once, in every browser (TEST_DEEP): what was typed and pressed meanwhile is not lost,
// and a file that failed once comes again.
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'vitest'
import { type Person, personAt } from './person'
import { startSite } from './site'
import { type EngineName, startEngine } from './start'
import { whyNoWebKit } from './webkit'

/** A host that answers requests for scripts as it is told. */
interface ScriptHost {
  /** Scripts are sent, kept waiting or missing. */
  scripts: 'sent' | 'held' | 'missing'
  /** Sends all that waits, and what is asked for from now on. */
  release(): void
}

/** Somebody in front of a browser, and the host that the app comes from. */
async function sit({ skip, onTestFinished }: TestContext, name: EngineName) {
  const why = name === 'webkit' && whyNoWebKit()
  if (why) skip(why)
  const waiting: (() => void)[] = []
  const host: ScriptHost = {
    scripts: 'sent',
    release: () => {
      host.scripts = 'sent'
      for (const send of waiting.splice(0)) send()
    },
  }
  const site = await startSite('ours', ({ url }, response: ServerResponse, serve) => {
    if (!url?.endsWith('.js') || host.scripts === 'sent') serve()
    else if (host.scripts === 'held') waiting.push(serve)
    else response.writeHead(404).end()
  })
  onTestFinished(site.close)
  const engine = await startEngine[name]()
  onTestFinished(engine.close)
  const profile = await engine.newProfile()
  const openTab = async (): Promise<Person> => personAt(await profile.openTab(), site.appUrl)
  return { host, openTab, site }
}

/** Run in the page: types into the search; false before it is there. By script: WebKit's driver clicks only when all has loaded. */
function typeEarly(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role=combobox]')
  if (!field) return false
  field.focus()
  field.value = 'sofra'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

/** Run in the page: presses a button; false before it is there. */
function pressEarly(): boolean {
  const button = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === 'Ke harruar fjalëkalimin?',
  )
  if (!(button instanceof HTMLElement)) return false
  button.click()
  return true
}

describe.runIf(process.env.TEST_DEEP === '1').each(['chromium', 'firefox', 'webkit'] as const)('in %s', (name) => {
  test.for<[what: string, path: string, act: () => boolean, result: string]>([
    ['text in a search', '/', typeEarly, 'Sofra e Shtatë Lugëve'],
    ['a pressed button', '/login', pressEarly, 'Rivendos fjalëkalimin'],
  ])('%s is answered when the scripts come', async ([, path, act, result], context) => {
    const { host, openTab } = await sit(context, name)
    const person = await openTab()
    host.scripts = 'held'
    const opened = person.opens(path)
    await person.waits('the page', act)
    host.release()
    await opened
    await person.sees(result)
  })

  test('the script of a page that failed once comes when it is asked for again', async (context) => {
    const { host, openTab } = await sit(context, name)
    const person = await openTab()
    await person.opens('/info')
    await person.reads(/./)
    await person.waits('the app', () => document.querySelector('#offline') !== null)
    host.scripts = 'missing'
    await person.press('link', 'Pyetje të shpeshta', 'footer')
    await person.sees('Provo përsëri')
    host.release()
    await person.press('button', 'Provo përsëri', 'main')
    await person.reads('Pyetje të shpeshta')
  })

  test('an app whose scripts failed at the first load starts after a reload', async (context) => {
    const { host, openTab } = await sit(context, name)
    const person = await openTab()
    host.scripts = 'missing'
    await person.opens('/kushtet')
    await person.reads(/./)
    host.release()
    await person.tab.reload()
    await person.waits('the app', () => document.querySelector('#offline') !== null)
  })
})
