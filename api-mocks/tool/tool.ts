// The demo's small tool at the bottom left: scenario, reset, businesses in review and the outbox. Plain DOM in its own shadow root, so that
// it does not affect the app's styles and tests. Albanian for visitors, English for developers.
import type { Backend } from '../backend'
import { isScenario, scenarios } from '../scenarios'
import { element } from './element'
import { styles } from './styles'

/** Keeps the confirmation across the reload after a change, because the app still shows what it loaded before. */
const doneKey = 'vlereso.apiMocks.done'

/** The mounted tool. */
export interface Tool {
  /** Shows the current scenario, businesses in review and e-mails. */
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
  const waiting = element('ul', {})
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
    element('h2', { lang: 'sq' }, 'Bizneset nën shqyrtim'),
    waiting,
    element('h2', { lang: 'sq' }, 'Email-et e demos'),
    mails,
  )
  const root = host.attachShadow({ mode: 'open' })
  root.append(element('aside', { lang: 'en', 'aria-label': 'Demo tool' }, panel))
  dress(root)

  function reloadWith(confirmation: string): void {
    sessionStorage.setItem(doneKey, confirmation)
    reload()
  }
  function waitingItem({ id, name }: ReturnType<Backend['inReview']>[number]): HTMLElement {
    const approve = element('button', { type: 'button', 'aria-label': `Mirato: ${name}` }, 'Mirato')
    approve.addEventListener('click', () => {
      backend.approve(id)
      reloadWith(`${name} u miratua`)
    })
    return element('li', { lang: 'sq' }, name, approve)
  }
  function refresh(): void {
    choice.value = backend.scenario
    waiting.replaceChildren(...backend.inReview().map(waitingItem))
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
    reloadWith('Të dhënat e demos u rikthyen')
  })
  // Below the page it opens out of sight.
  panel.addEventListener('toggle', () => panel.open && panel.scrollIntoView?.({ block: 'nearest' }))
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    panel.open = false
    summary.focus()
  })
  const confirmation = sessionStorage.getItem(doneKey)
  if (confirmation) {
    sessionStorage.removeItem(doneKey)
    done.textContent = confirmation
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
