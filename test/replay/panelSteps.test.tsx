// The panel's list of steps: filter, search, jumps, keys, what a step carries, marks, and where the panel stands.
import { standInDialogs } from '@test/ui/dialog'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DiaryEntry } from '@/replay/actionLog'
import { panelKeys } from '@/tools/log/panel/PanelKeys'
import { downloads, logFile, openPanel } from './panelStage'

standInDialogs()
afterEach(() => localStorage.clear())

const diary: DiaryEntry[] = [
  { kind: 'press', control: 'button', name: 'Dërgo komentin', at: 150, after: 1 },
  { kind: 'call', method: 'POST', path: '/reviews', status: 500, ms: 180, at: 160, after: 1 },
]

async function openLog() {
  const stage = await openPanel()
  await stage.open(logFile(['one', 'two', 'three'], 'a.actionlog.json', diary))
  return stage
}

const region = (name: string) => screen.getByRole('region', { name })
const rows = () =>
  within(screen.getByRole('list', { name: 'Steps of the log' }))
    .getAllByRole('button')
    .map((row) => row.textContent)
const isChosen = (step: string | undefined) =>
  waitFor(() => expect(document.querySelector('[aria-current="step"]')?.textContent).toBe(step))
const all = [
  '0.00the start',
  '0.00words: said',
  '0.05pressed "Dërgo komentin"',
  '0.06POST /reviews 500 in 180 ms',
  '0.10words: said',
  '0.20words: said',
]

describe('the list', () => {
  it('has every step in plain words, and shows the state of the one that is pressed', async () => {
    const { shown, press } = await openLog()
    expect(rows()).toEqual(all)
    await isChosen(all[0])
    await press(/POST \/reviews/)
    await isChosen(all[3])
    expect(shown.at(-1)).toEqual({ said: 'one' })
    expect(region('What it carries')).toHaveTextContent('"status": 500')
    await press('Step forward')
    await isChosen(all[4])
    expect(region('What it carries')).toHaveTextContent('"payload": "two"')
  })

  it('is reduced by kind and by words, and says to how many', async () => {
    const { user, panel } = await openLog()
    await user.selectOptions(screen.getByLabelText('Show'), 'Errors')
    await waitFor(() => expect(rows()).toEqual([all[3]]))
    expect(within(panel).getByText('1 of 6')).toHaveRole('status')
    await user.selectOptions(screen.getByLabelText('Show'), 'All steps')
    await user.type(screen.getByLabelText('Search'), 'three')
    await waitFor(() => expect(rows()).toEqual([all[5]]))
  })

  it('shows a long value in full', async () => {
    const { user, open, press } = await openPanel()
    const long = 'fjalë '.repeat(60)
    await open(logFile([long]))
    await press('Step forward')
    const changes = within(region('What this step changed'))
    await user.click(changes.getByText(/362 characters/))
    expect(changes.getByText(JSON.stringify(long), { normalizer: (text) => text })).toBeVisible()
  })
})

const history = () => {
  const items = within(region('History')).getAllByRole('listitem')
  return items.map((row) => row.textContent)
}

it('the history of a place of the state lists the steps that changed it, from and to; a press on one goes there', async () => {
  const { shown, open, press } = await openPanel()
  await open(logFile(['one', 'one', 'two']))
  await press('Step forward')
  await press('History of said')
  expect(history()).toEqual(['the startundefined -> "nothing"', 'step 1"nothing" -> "one"', 'step 3"one" -> "two"'])
  await press('step 3')
  expect(shown.at(-1)).toEqual({ said: 'two' })
  expect(history()).toHaveLength(3)
  await press('Close history')
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
})

describe('the keys', () => {
  it('go through the list, to errors and writes, and stop in a field', async () => {
    const { user, panel } = await openLog()
    panel.focus()
    const steps = { jj: 2, k: 1, e: 3, '{End}': 5, W: 3, '{ArrowRight}': 4, '{Home}': 0 }
    for (const [key, step] of Object.entries(steps)) {
      await user.keyboard(key)
      await isChosen(all[step])
    }
    await user.keyboard('/')
    expect(screen.getByLabelText('Search')).toHaveFocus()
    await user.keyboard('j')
    expect(await screen.findByText('0 of 3')).toBeVisible()
    expect(screen.getByLabelText('Search')).toHaveValue('j')
  })

  it('work from the slider and a list to choose from, which keep their own', async () => {
    const { user } = await openLog()
    for (const field of [screen.getByRole('slider', { name: 'Step' }), screen.getByLabelText('Show')]) {
      await user.keyboard('{Home}')
      field.focus()
      await user.keyboard('jjj')
      await isChosen(all[3])
      await user.keyboard('kkk{ArrowDown}')
      await isChosen(all[0])
      await user.keyboard('/')
      expect(screen.getByLabelText('Search')).toHaveFocus()
    }
  })

  it('work from a button that has come to its end', async () => {
    const { user } = await openLog()
    const forward = screen.getByRole('button', { name: 'Step forward' })
    for (const step of [1, 4, 5]) {
      await user.click(forward)
      await isChosen(all[step])
    }
    expect(forward).toHaveAttribute('aria-disabled', 'true')
    expect(forward).toHaveFocus()
    await user.click(forward)
    await user.keyboard('k')
    await isChosen(all[4])
  })

  it('are listed, each with what it does, and never reach the page', async () => {
    const { user, panel } = await openPanel()
    await user.click(screen.getByText('Keys'))
    for (const { says } of panelKeys) expect(screen.getByText(says)).toBeVisible()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    panel.focus()
    await user.keyboard('/')
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
  })
})

it('a marked bug of this session stands in the saved file, in the tester’s words', async () => {
  const { log } = downloads()
  const { user, panel, press } = await openPanel()
  panel.focus()
  await user.keyboard('b')
  expect(screen.getByLabelText('Bug here')).toHaveFocus()
  await user.keyboard('Lista u zbraz{Enter}')
  expect(screen.getByText('Marked after action 1.')).toHaveRole('status')
  await press('Save log')
  const { diary } = await log()
  expect(diary).toEqual([{ kind: 'mark', words: 'Lista u zbraz', at: expect.any(Number), after: 1 }])
})

it('the list of the running session is live: followed until a step is pressed, with all that any list has', async () => {
  const { user, host, panel, press } = await openPanel()
  const pressButton = () => host.diary.note({ kind: 'press', control: 'button', name: 'Dërgo komentin' })
  expect(screen.queryByRole('list', { name: 'Steps of the log' })).toBeNull()
  await press('Steps')
  expect(rows()).toEqual(['0.00the start', '0.00words: said'])
  expect(region('What it carries')).toHaveTextContent('"payload": "mine"')
  expect(region('What this step changed')).toHaveTextContent('said: "nothing" -> "mine"')
  pressButton()
  await isChosen('0.00pressed "Dërgo komentin"')
  panel.focus()
  await user.keyboard('{Home}')
  await isChosen('0.00the start')
  await press(/words: said/)
  await press('History of said')
  expect(history()).toEqual(['the startundefined -> "nothing"', 'step 1"nothing" -> "mine"'])
  await user.click(within(region('History')).getByText('the start'))
  await isChosen('0.00the start')
  await press(/words: said/)
  pressButton()
  await waitFor(() => expect(rows()).toHaveLength(4))
  await isChosen('0.00words: said')
  await user.selectOptions(screen.getByLabelText('Show'), 'Actions only')
  await waitFor(() => expect(rows()).toEqual(['0.00words: said']))
  await press('Steps')
  expect(screen.queryByRole('list', { name: 'Steps of the log' })).toBeNull()
})
