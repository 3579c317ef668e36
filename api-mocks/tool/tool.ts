// The demo's small tool at the bottom left: scenario, reset and the outbox. Plain DOM in its own shadow root, so that
// it does not affect the app's styles and tests. Albanian for visitors, English for developers.
import type { Backend } from '../backend'
import { isScenario, scenarios } from '../scenarios'
import { element } from './element'
import { styles } from './styles'

/** Survives the reload after a reset, so that the new page can confirm it. */
const resetFlag = 'vlereso.apiMocks.reset'

/** The mounted tool. */
export interface Tool {
  /** Shows the current scenario and e-mails. */
  refresh(): void
}

/** Mounts the tool at the end of the page; `reload` reloads the page. */
export function mountTool(backend: Backend, reload = () => location.reload()): Tool {
  const host = document.body.appendChild(document.createElement('div'))
  const summary = element('summary', {}, 'Demo')
  const choice = element('select', { id: 'scenario' })
  for (const [name, { about }] of Object.entries(scenarios))
    choice.append(element('option', { value: name }, `${name}: ${about}`))
  const reset = element('button', { type: 'button', lang: 'sq' }, 'Rikthe të dhënat fillestare')
  const done = element('p', { role: 'status', lang: 'sq' })
  const mails = element('ul', {})
  const panel = element(
    'details',
    {},
    summary,
    element('p', { lang: 'sq' }, 'Version demonstrues: bizneset, komentet dhe llogaritë nuk janë të vërteta.'),
    element('p', { lang: 'sq' }, 'Linket e jashtme të bizneseve në këtë demo nuk hapen.'),
    element('label', { for: 'scenario' }, 'Scenario'),
    choice,
    reset,
    done,
    element('h2', { lang: 'sq' }, 'Email-et e demos'),
    mails,
  )
  const root = host.attachShadow({ mode: 'open' })
  root.append(element('aside', { lang: 'en', 'aria-label': 'Demo tool' }, panel))
  dress(root)

  function refresh(): void {
    choice.value = backend.scenario
    const sent = backend.outbox.all()
    summary.textContent = sent.length > 0 ? `Demo (${sent.length})` : 'Demo'
    mails.replaceChildren(
      ...(sent.length > 0 ? sent.map(mailItem) : [element('li', { lang: 'sq' }, 'Ende nuk ka email-e.')]),
    )
  }
  choice.addEventListener('change', () => {
    if (isScenario(choice.value)) backend.setScenario(choice.value)
  })
  reset.addEventListener('click', () => {
    backend.reset()
    sessionStorage.setItem(resetFlag, '1')
    // The app still shows what it loaded before.
    reload()
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    panel.open = false
    summary.focus()
  })
  if (sessionStorage.getItem(resetFlag)) {
    sessionStorage.removeItem(resetFlag)
    done.textContent = 'Të dhënat e demos u rikthyen'
    panel.open = true
  }
  refresh()
  return { refresh }
}

/** Styles the tool. The page's content policy forbids style elements, but not style sheets made by script. */
function dress(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
}

function mailItem({ to, subject, body, link }: ReturnType<Backend['outbox']['all']>[number]): HTMLElement {
  const open = element('a', { href: link, 'aria-label': `Hap linkun: ${subject}` }, 'Hap linkun')
  return element(
    'li',
    { lang: 'sq' },
    element('strong', {}, subject),
    element('p', {}, to),
    element('p', {}, body),
    open,
  )
}
