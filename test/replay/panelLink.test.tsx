// The panel with a shared link: the log comes from this site or from a file; sharing gives an encrypted file and the link to it.
import { standInDialogs } from '@test/ui/dialog'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Panel } from '@/tools/log/panel/Panel'
import { type SharedLink, sealLog, textOfFile } from '@/tools/log/sharedLog'
import { downloads, fakeHost, logFile } from './panelStage'

standInDialogs()
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => void vi.unstubAllGlobals())

async function sealed() {
  const { file, key } = await sealLog(await logFile(['one', 'two']).text())
  return { bytes: new Uint8Array(await file.arrayBuffer()), link: { name: 'words-1', key } }
}

function openPanel(link?: SharedLink) {
  render(<Panel host={fakeHost().host} link={link} isOpen onToggle={() => undefined} />)
  return userEvent.setup()
}

describe('a link', () => {
  it('plays the log of this site, at once', async () => {
    const { bytes, link } = await sealed()
    vi.stubGlobal('fetch', async () => new Response(bytes))
    openPanel(link)
    expect(await screen.findByText('Replays exactly: 2 of 2 checked steps hold.')).toBeVisible()
    expect(screen.queryByText(/words-1\.vlog is not/)).toBeNull()
    expect(document.body.innerHTML).not.toContain(link.key)
  })

  it('asks for the file where this site has none, and says what is wrong with it', async () => {
    const { bytes, link } = await sealed()
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
    const user = openPanel({ ...link, key: link.key.slice(1) })
    await screen.findByText(/^words-1\.vlog is not on this site: choose it/)
    await user.upload(screen.getByLabelText('Open log…'), new File([bytes], 'words-1.vlog'))
    await user.click(screen.getByRole('button', { name: 'Open without saving' }))
    expect(await screen.findByText('words-1.vlog: The link is not complete: its key is cut or missing')).toBeVisible()
  })

  it('is what an encrypted file cannot be opened without', async () => {
    const { bytes } = await sealed()
    const user = openPanel()
    await user.upload(screen.getByLabelText('Open log…'), new File([bytes], 'words-1.vlog'))
    await user.click(screen.getByRole('button', { name: 'Open without saving' }))
    expect(await screen.findByText(/The file is encrypted: open the link that came with it$/)).toBeVisible()
  })
})

it('Share… saves a file that only the link opens, and the link can be copied', async () => {
  const files = downloads()
  const user = openPanel()
  await user.click(screen.getByRole('button', { name: 'Share…' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Link')
  const [, name, key] = /#log=([\w-]+)&key=([\w-]{43})$/.exec(field.value) ?? []
  expect(files.map((file) => file.name)).toEqual([`${name}.vlog`])
  const blobs = files.map(({ blob }) => blob)
  const text = await textOfFile(new File(blobs, 'x'), key)
  expect(JSON.parse(text)).toMatchObject({ format: 'redux-action-log', reason: 'user' })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  expect(await screen.findByText('The link was copied.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByLabelText('Link')).toBeNull()
})
