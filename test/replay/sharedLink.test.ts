// @vitest-environment jsdom
// A log that is handed on by a link: only its key opens the file, whatever is wrong is said in a sentence, and nothing sees the key.
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addressOf,
  fetchShared,
  isSharedLink,
  openSealed,
  sealLog,
  takeSharedLink,
  textOfFile,
} from '@/tools/log/sharedLog'

const text = JSON.stringify({ format: 'redux-action-log', words: 'Çdo gjë që u tha. '.repeat(200) })
const asFile = (...parts: BlobPart[]) => new File(parts, 'a.vlog')
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('an encrypted file', () => {
  it('is opened by its key, and is packed', async () => {
    const { file, key } = await sealLog(text)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(file.size).toBeLessThan(text.length / 10)
    expect(await textOfFile(asFile(file), key)).toBe(text)
    expect(file.type).toBe('application/octet-stream')
  })

  it('has a key that no script can read out of the browser again', async () => {
    const imported = vi.spyOn(crypto.subtle, 'importKey')
    const { file, key } = await sealLog('a')
    await textOfFile(asFile(file), key)
    expect(imported.mock.calls.map(([, , , isReadable, uses]) => [isReadable, uses])).toEqual([
      [false, ['encrypt']],
      [false, ['decrypt']],
    ])
  })

  it('says nothing of what is in it, and twice the same log is never the same file', async () => {
    const [one, other] = await Promise.all([sealLog(text), sealLog(text)])
    expect(one.key).not.toBe(other.key)
    const [first, second] = await Promise.all([bytesOf(one.file), bytesOf(other.file)])
    const shown = new TextDecoder('latin1').decode(first)
    expect(shown.slice(0, 6)).toBe('vlog1\n')
    expect(shown).not.toContain('format')
    expect(shown).not.toContain(one.key)
    expect(first.slice(6, 18)).not.toEqual(second.slice(6, 18))
    expect(first.slice(18, 40)).not.toEqual(second.slice(18, 40))
  })

  it('is none where it does not begin as one: such a file is read as it is', async () => {
    expect(await textOfFile(asFile(text), undefined)).toBe(text)
    for (const other of ['<!doctype html>', '', 'vlog0\n', 'value'])
      expect(await textOfFile(asFile(other), 'x')).toBe(other)
    await expect(openSealed(new Uint8Array([1, 2]), 'x')).rejects.toThrow('This is no encrypted log')
  })

  type Bytes = Uint8Array<ArrayBuffer>
  it.each<[string, (file: Bytes, key: string) => [Bytes, string | undefined], RegExp]>([
    ['a wrong key', (file, key) => [file, `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`], /key of the link does not/],
    ['a cut key', (file, key) => [file, key.slice(0, -1)], /link is not complete/],
    ['a key with more before it', (file, key) => [file, `a${key}`], /link is not complete/],
    ['a key with more behind it', (file, key) => [file, `${key}a`], /link is not complete/],
    ['a key of other letters', (file, key) => [file, `${key.slice(0, -1)}!`], /link is not complete/],
    ['no key', (file) => [file, undefined], /file is encrypted: open the link/],
    ['a cut file', (file, key) => [file.slice(0, -5), key], /does not open this file, or the file is cut/],
    ['a file of its beginning only', (file, key) => [file.slice(0, 9), key], /or the file is cut/],
    ['a changed file', (file, key) => [file.map((byte, at) => (at === 60 ? byte ^ 1 : byte)), key], /cut or changed/],
  ])('%s is told in a sentence', async (_, spoil, words) => {
    const { file, key } = await sealLog(text)
    const [content, given] = spoil(await bytesOf(file), key)
    await expect(textOfFile(asFile(content), given)).rejects.toMatchObject({
      name: 'LogError',
      message: expect.stringMatching(words),
    })
  })

  it('is refused before it is read when it is too large, and while it is unpacked', async () => {
    const large = Object.defineProperty(asFile('vlog1\n'), 'size', { value: 64_000_001 })
    await expect(textOfFile(large, 'x')).rejects.toThrow('The file is too long: 64000001 bytes')
    const largest = Object.defineProperty(asFile('{}'), 'size', { value: 64_000_000 })
    expect(await textOfFile(largest, 'x')).toBe('{}')
    const whole = await sealLog('0'.repeat(64_000_000))
    expect(await textOfFile(asFile(whole.file), whole.key)).toHaveLength(64_000_000)
    const { file, key } = await sealLog('0'.repeat(64_000_001))
    expect(file.size).toBeLessThan(100_000)
    await expect(textOfFile(asFile(file), key)).rejects.toThrow('The log is too long: more than 64000000 bytes')
  })

  it('can be neither opened nor made where the browser does not encrypt', async () => {
    const { file, key } = await sealLog(text)
    for (const none of [undefined, {}, { getRandomValues: (bytes: Uint8Array) => bytes }]) {
      vi.stubGlobal('crypto', none)
      await expect(textOfFile(asFile(file), key)).rejects.toThrow('Encrypted logs need a page on https or localhost')
    }
    await expect(sealLog(text)).rejects.toThrow('Encrypted logs need a page on https or localhost')
  })
})

describe('a link', () => {
  const link = { name: 'vlereso-2026-11-23T06-00-00-000', key: 'k'.repeat(43) }

  it('is taken out of address and history, which keep the rest', () => {
    const before = window.history.length
    window.history.replaceState({ key: 'a' }, '', `/faq?kerko=x${new URL(addressOf(link)).hash}`)
    expect(isSharedLink()).toBe(true)
    expect(takeSharedLink()).toEqual(link)
    expect([window.location.href, window.history.state]).toEqual([
      `${window.location.origin}/faq?kerko=x`,
      { key: 'a' },
    ])
    expect(window.history.length).toBe(before)
    expect(takeSharedLink()).toBeUndefined()
  })

  it('without its key is one, too; any other fragment stays', () => {
    window.history.replaceState(null, '', '/#log=abc')
    expect(takeSharedLink()).toEqual({ name: 'abc', key: '' })
    for (const other of ['#main', '#log=', '#log=../../x&key=a', '#log=//a.example/x&key=a', '#log=a&key=<script>']) {
      window.history.replaceState(null, '', `/${other}`)
      expect(takeSharedLink()).toBeUndefined()
      expect(window.location.hash).not.toBe('')
    }
  })

  it('asks this site only, without the key; what is no such file is not there', async () => {
    const file = await bytesOf((await sealLog(text)).file)
    const fetched = vi.fn(async (_: string) => new Response(file))
    vi.stubGlobal('fetch', fetched)
    const shared = (await fetchShared(link)) as File
    expect([shared.name, await bytesOf(shared)]).toEqual([`${link.name}.vlog`, file])
    expect(fetched.mock.calls).toEqual([[`/logs/${link.name}.vlog`]])
    // A host that sends the app for every path.
    const others = [async () => new Response('<!doctype html>'), async () => new Response(file, { status: 404 })]
    for (const answer of [...others, () => Promise.reject(new TypeError('offline'))]) {
      fetched.mockImplementationOnce(answer)
      expect(await fetchShared(link)).toBeUndefined()
    }
  })
})
