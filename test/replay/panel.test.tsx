// The panel for its user: saving, opening, playing, stepping, what a step changed, and what it says of bad files.
import { standInDialogs } from '@test/ui/dialog'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLog } from '@/tools/log/readLog'
import { downloads, logFile, openPanel, privateAction, refuseDownloads, until } from './panelStage'

const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? `no ${name}`

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

standInDialogs()

describe('this session', () => {
  it('is saved with Save log as a file that can be opened again', async () => {
    const { names, text } = downloads()
    const { panel, press, open } = await openPanel()
    expect(panel).toHaveTextContent('1 action is kept of this session.')
    // What is in it is said before, in the language of the panel.
    const says = 'in place of your name, e-mail, searches, texts and reviews: random letters'
    expect(within(panel).getByText(says)).toBeVisible()
    expect(within(panel).getAllByRole('listitem')).toHaveLength(4)
    expect(panel.querySelector('[lang]')).toBeNull()
    await press('Save log')
    expect(names).toEqual([expect.stringMatching(/^words-.*\.actionlog\.json$/)])
    expect(within(panel).getByText(`Saved as ${names[0]}`)).toBeVisible()
    expect(readLog(await text())).toMatchObject({ reason: 'user', actions: [privateAction] })
    expect(await text()).not.toContain('as typed')
    await open(new File([await text()], 'again.json'))
    expect(screen.getByText('Replays exactly: 1 of 1 checked steps hold.')).toBeVisible()
  })

  it('is saved with what was typed only after a warning', async () => {
    const { names, text } = downloads()
    const { user, panel, press } = await openPanel()
    const warning = within(panel).getByText(/For test accounts only/)
    expect(warning).not.toBeVisible()
    await user.click(within(panel).getByText('With texts…'))
    expect(names).toEqual([])
    expect(warning).toBeVisible()
    await press('Save with texts')
    expect(names).toEqual([expect.stringMatching(/^words-.*\.with-texts\.actionlog\.json$/)])
    expect(JSON.parse(await text())).toMatchObject({ texts: 'as typed' })
    expect(readLog(await text())).toMatchObject({ actions: [{ type: 'words/said', payload: 'mine' }] })
  })

  it('is offered to be saved before another one takes its place, and stays where it cannot be saved', async () => {
    refuseDownloads()
    const { user, panel, shown, press } = await openPanel()
    await press('Save log')
    expect(within(panel).getByText('Could not be saved: Error: no room')).toBeVisible()
    await user.upload(screen.getByLabelText('Open log…'), logFile(['one']))
    await press('Save it and open')
    expect(screen.getByRole('alert')).toHaveTextContent('Could not be saved: Error: no room')
    await press('Cancel')
    const { names, log } = downloads()
    const choose = async () => user.upload(await screen.findByLabelText('Open log…'), logFile(['one']))
    await choose()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'session.actionlog.json takes the place of this session, whose log is then forgotten.',
    )
    await press('Cancel')
    expect(screen.queryByRole('alert')).toBeNull()
    expect([names, shown]).toEqual([[], []])
    await choose()
    await press('Save it and open')
    await until(() => expect(shown).toEqual([{ said: 'nothing' }]))
    expect(names).toHaveLength(1)
    expect(await log()).toMatchObject({ actions: [privateAction] })
    // Now there is nothing of this session any more.
    await choose()
    expect(screen.queryByRole('button', { name: 'Open without saving' })).toBeNull()
  })
})

describe('a log that is opened', () => {
  it('is shown from its start, with a verdict, a banner and the way back', async () => {
    const { shown, host, press, open, button } = await openPanel()
    await open(logFile(['one', 'two', 'three']))
    expect(shown).toEqual([{ said: 'nothing' }])
    expect(screen.getByText('Replays exactly: 3 of 3 checked steps hold.')).toBeVisible()
    expect(screen.getByText(/This page is a recording \(session\.actionlog\.json\)/)).toBeVisible()
    expect([fact('Step'), fact('Action')]).toEqual(['0 of 3', 'the state before the first action'])
    expect(button('Step back')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    await press('Leave')
    expect(host.leave).toHaveBeenCalledTimes(1)
  })

  it('is stepped through both ways, each time to the same state, and sought in with the slider', async () => {
    const { shown, press, open, button } = await openPanel()
    await open(logFile(['one', 'two', 'two']))
    const changes = screen.getByRole('region', { name: 'What this step changed' })
    expect([fact('Step'), fact('Time'), changes.textContent]).toEqual([
      '0 of 3',
      '0.00 s',
      expect.stringContaining('Nothing.'),
    ])
    await press('Step forward')
    await until(() => expect([fact('Step'), fact('Action'), fact('Time')]).toEqual(['1 of 3', 'words/said', '0.00 s']))
    await until(() => expect(changes).toHaveTextContent('said: "nothing" -> "one"'))
    const first = fact('State')
    await press('Step forward')
    await until(() => expect([fact('Step'), fact('Time')]).toEqual(['2 of 3', '0.10 s']))
    expect(fact('State')).not.toBe(first)
    await press('Step back')
    await until(() => expect(fact('State')).toBe(first))
    expect(shown).toEqual([{ said: 'nothing' }, { said: 'one' }, { said: 'two' }, { said: 'one' }])
    const slider = screen.getByRole('slider', { name: 'Step' })
    fireEvent.change(slider, { target: { value: '3' } })
    await until(() => expect(slider).toHaveAttribute('aria-valuetext', '3 of 3: words/said'))
    expect([shown.length, shown.at(-1)]).toEqual([5, { said: 'two' }])
    await until(() => expect(button('Step forward')).toHaveAttribute('aria-disabled', 'true'))
    await until(() => expect(changes).toHaveTextContent('Nothing.'))
  })

  it('plays, and pauses by its button and by a step', async () => {
    const { shown, press, open, button } = await openPanel()
    await open(logFile(['one', 'two', 'three']))
    await press('Play')
    await until(() => expect(shown.at(-1)).toEqual({ said: 'two' }))
    await press('Pause')
    // Who steps by hand does not want it to play on.
    await press('Play')
    await press('Step back')
    const count = shown.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toHaveLength(count)
    expect(button('Play')).toBeEnabled()
  })

  it('says where it diverges from what was recorded', async () => {
    const { open } = await openPanel(() => ({ said: 'TWO' }))
    await open(logFile(['two']))
    const where = 'Differs at step 1, words/said. said: expected "two", actual "TWO". It is the last step'
    expect(screen.getByText(where)).toBeVisible()
  })

  it('tells who wrote it and why, what was reported, and how much was forgotten before', async () => {
    const { open } = await openPanel()
    const log = JSON.parse(await logFile(['one']).text())
    const about = {
      app: { name: 'Words', version: '7', commit: 'abc' },
      reason: 'crash',
      error: { message: 'TypeError: x' },
    }
    await open(new File([JSON.stringify({ ...log, ...about, range: { ...log.range, first: 128 } })], 'crash.json'))
    const words =
      'Written by Words 7 (abc), for crash. Without the first 128 actions, which were forgotten before. Reported: TypeError: x.'
    expect(screen.getByText(words)).toBeVisible()
  })

  it('takes the place of the one before, which plays no more', async () => {
    const { shown, press, open } = await openPanel()
    await open(logFile(['one', 'two', 'three']))
    await press('Play')
    await open(logFile(['other'], 'other.json'))
    const count = shown.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toHaveLength(count)
    expect(fact('Step')).toBe('0 of 1')
    expect(screen.getByText(/other\.json/)).toBeVisible()
  })

  it('may be dropped on the panel', async () => {
    const { panel, press } = await openPanel()
    expect(fireEvent.dragOver(panel), 'the browser is told that it may be dropped').toBe(false)
    fireEvent.drop(panel, { dataTransfer: { files: [logFile(['one'])] } })
    await press('Open without saving')
    expect(await screen.findByText(/Replays exactly/)).toBeVisible()
  })
})

it('a file that is no log is told from one, and leaves the log that is shown', async () => {
  const { shown, open } = await openPanel()
  await open(new File(['words'], 'notes.json'))
  expect(screen.getByRole('alert')).toHaveTextContent('notes.json: The file is not JSON')
  expect(shown).toEqual([])
  await open(logFile(['one']))
  expect(screen.queryByRole('alert')).toBeNull()
  await open(new File(['{"a":1}'], 'other.json'))
  expect(screen.getByRole('alert')).toHaveTextContent('other.json: The file is not a log')
  expect(fact('Step')).toBe('0 of 1')
  // One that is too long is not read.
  const file = new File(['{}'], 'long.json')
  const read = vi.spyOn(file, 'text')
  Object.defineProperty(file, 'size', { value: 64_000_001 })
  await open(file)
  expect(screen.getByRole('alert')).toHaveTextContent('long.json: The file is too long: 64000001 bytes')
  expect(read).not.toHaveBeenCalled()
})

it('the focus and the room go to the panel and back with Escape or Close; the banner has the way to a closed one', async () => {
  const { user, panel, press, open } = await openPanel()
  expect(panel).toHaveFocus()
  expect(document.documentElement.dataset.panel).toBe('')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Action log' })).toBeNull()
  expect(document.documentElement.dataset.panel).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus()
  await press('Page')
  await open(logFile(['one']))
  await press('Close')
  await press('Show panel')
  expect(screen.getByRole('dialog', { name: 'Action log' })).toHaveFocus()
})
