// @vitest-environment jsdom
// The demo's tool: scenario, reset and e-mails, reachable by keyboard and inside its own shadow root.
import { mountTool } from '@mocks/tool'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import * as env from '@/platform/env'
import { watchPanelKey } from '@/platform/panelShortcut'
import { createClient } from './client'

function open() {
  const onChange = vi.fn()
  const client = createClient({ onChange })
  const reload = vi.fn()
  const tool = mountTool(client.backend, reload)
  onChange.mockImplementation(() => tool.refresh())
  const shadow = document.body.lastElementChild?.shadowRoot
  const aside = shadow?.querySelector('aside')
  if (!aside) throw new Error('nothing mounted')
  return { client, aside, reload, view: within(aside), user: userEvent.setup({ document: aside.ownerDocument }) }
}

it('chooses the scenario', async () => {
  const { client, view, user } = open()
  const choice = view.getByLabelText('Scenario')
  expect(choice).toHaveValue('normal')
  await user.selectOptions(choice, 'maintenance')
  expect(client.backend.scenario).toBe('maintenance')
  client.backend.setScenario('slow')
  expect(choice).toHaveValue('slow')
})

it('opens the panel of the action log, where the build has one, as its key does', async () => {
  expect(open().view.queryByRole('button', { name: 'Action log', hidden: true })).toBeNull()
  vi.spyOn(env, 'actionLog', 'get').mockReturnValue(true)
  const isAsked = watchPanelKey()
  const { view, user } = open()
  await user.click(view.getByRole('button', { name: 'Action log', hidden: true }))
  expect(isAsked()).toBe(true)
})

it('comes into view when it is opened, below the page where it covers nothing', () => {
  const { aside } = open()
  const panel = aside.querySelector('details') as HTMLDetailsElement
  const scrolled = vi.fn()
  panel.scrollIntoView = scrolled
  panel.dispatchEvent(new Event('toggle'))
  expect(scrolled).not.toHaveBeenCalled()
  panel.open = true
  panel.dispatchEvent(new Event('toggle'))
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

it('shows the e-mails with their links, newest first', async () => {
  const { client, view } = open()
  expect(view.getByText('Ende nuk ka email-e.')).toBeInTheDocument()
  for (const name of ['Ana', '<b>Bea</b>'])
    await client.post('/auth/signup', { name, email: `${name.replace(/\W/g, '')}@posta.example`, password: 'sekret1' })
  const [first, second, ...rest] = view.getAllByRole('link', { name: /^Hap linkun/, hidden: true })
  expect(rest).toEqual([])
  expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(
    client.backend.outbox.all().map((mail) => mail.link),
  )
  expect(view.getByText(/Përshëndetje, <b>Bea<\/b>!/)).toBeInTheDocument()
  expect(view.queryByText('Ende nuk ka email-e.')).toBeNull()
  expect(view.getByText('Demo (2)')).toBeInTheDocument()
})

it('resets, and says so on the page that is loaded then', async () => {
  const { client, reload, view, user } = open()
  await client.call('DELETE', '/businesses/biz_001')
  await user.click(view.getByText('Rikthe të dhënat fillestare'))
  expect((await client.get('/businesses/biz_001')).status).toBe(200)
  expect(reload).toHaveBeenCalledTimes(1)
  const next = open().view
  expect(next.getByRole('status', { hidden: true })).toHaveTextContent('Të dhënat e demos u rikthyen')
  expect(open().view.getByRole('status', { hidden: true })).toBeEmptyDOMElement()
})

it('approves a business in review, and says so on the page that is loaded then (Q82)', async () => {
  const { client, reload, view, user } = open()
  const name = 'Furra <b>e Re</b>'
  const added = { name, businessName: name, category: 'cat_01', url: 'https://furra.example' }
  const { data } = (await client.post('/businesses', added)).body
  expect(view.getAllByRole('button', { name: /^Mirato:/, hidden: true })).toHaveLength(4)
  await user.click(view.getByRole('button', { name: `Mirato: ${name}`, hidden: true }))
  expect((await client.get(`/businesses/${data._id}`)).body.data).toMatchObject({ status: 'active' })
  expect(view.queryByRole('button', { name: `Mirato: ${name}`, hidden: true })).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(open().view.getByRole('status', { hidden: true })).toHaveTextContent(`${name} u miratua`)
})

it('closes with Escape', async () => {
  const { aside } = open()
  const details = aside.querySelector('details')
  if (details) details.open = true
  aside.querySelector('select')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(details?.open).toBe(false)
})

it('has no accessibility problem that axe finds', async () => {
  const { client, aside } = open()
  await client.post('/auth/signup', { name: 'Ana', email: 'ana@posta.example', password: 'sekret1' })
  const details = aside.querySelector('details')
  if (details) details.open = true
  // jsdom computes no colours, draws nothing and has no layout.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const host = aside.getRootNode()
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(host instanceof ShadowRoot ? host.host : aside, { rules })
  expect(violations.map((violation) => violation.id)).toEqual([])
})
