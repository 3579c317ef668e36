// The demo's small tool at the bottom left: scenario, reset, action log, businesses in review, outbox. Plain DOM in a
// shadow root, so that it does not affect the app's styles and tests. Albanian for visitors, English for developers.
import { actionLog } from '@/platform/env'
import { askForPanel } from '@/platform/panelShortcut'
import type { Backend } from './backend'
import { isScenario, scenarios } from './scenarios'

/** Small, dark, above everything, no wider than the window; where it would cover something it stands below the page. */
const styles = `
aside { position: fixed; left: 8px; bottom: 8px; z-index: 2147483000; max-width: min(340px, calc(100vw - 16px)); font: 13px/1.4 system-ui, sans-serif; color: #fff; }
details { background: #1e293b; border-radius: 8px; max-height: calc(100vh - 16px); overflow: auto; }
details[open] { padding: 0 12px 12px; }
summary { padding: 6px 12px; cursor: pointer; }
p { margin: 4px 0; overflow-wrap: anywhere; }
h2 { font-size: 1em; margin: 12px 0 4px; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: 8px; border-top: 1px solid #475569; padding-top: 8px; }
label { display: block; margin-top: 8px; }
select, button { font: inherit; width: 100%; margin-top: 4px; padding: 6px; color: #0f172a; background: #fff; border: 1px solid #94a3b8; border-radius: 4px; }
a { color: #93c5fd; }
:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px; }
@media (width < 1280px) { aside { position: static; max-width: none; } details { border-radius: 0; } summary { padding: 12px 16px; } }
@media print { aside { display: none; } }
`

/** Keeps the confirmation across the reload after a change, because the app still shows what it loaded before. */
const doneKey = 'vlereso.apiMocks.done'

/** The mounted tool. */
export interface Tool {
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
  const log = element('button', { type: 'button' }, 'Action log')
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
    ...(actionLog ? [log] : []),
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
  log.addEventListener('click', askForPanel)
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

/** An element with attributes and children; strings are never HTML. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
