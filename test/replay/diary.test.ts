// @vitest-environment jsdom
// The diary beside the actions: what is noted of a page, that nothing typed and no token is, how long it is kept, and
// how a file of it is read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LogError, type NewEntry } from '@/replay/actionLog'
import type { Chunk } from '@/replay/recorder'
import { writeLog } from '@/replay/writeLog'
import { ENTRIES, makeDiary, type RunningDiary, startDiary } from '@/tools/log/diary/diary'
import { redactDiary } from '@/tools/log/diary/redactDiary'
import { readDiary, readLog } from '@/tools/log/readLog'
import { withTexts } from '@/tools/log/withTexts'

const chunk = (first: number, count: number): Chunk => ({
  base: {},
  first,
  actions: Array.from({ length: count }, () => ({ type: 'a' })),
  times: Array.from({ length: count }, () => 1),
  states: Array.from({ length: count }, () => ({})),
})

describe('what is kept', () => {
  it('says when, and after how many actions of the session', () => {
    const chunks: Chunk[] = []
    let now = 5
    const diary = makeDiary({ chunks: () => chunks }, () => now)
    diary.note({ kind: 'typed', name: 'Titulli' })
    chunks.push(chunk(64, 3))
    now = 9
    diary.note({ kind: 'typed', name: 'Komenti' })
    expect(diary.entries()).toEqual([
      { kind: 'typed', name: 'Titulli', at: 5, after: 0 },
      { kind: 'typed', name: 'Komenti', at: 9, after: 67 },
    ])
  })

  it('is the newest', () => {
    const diary = makeDiary({ chunks: () => [] }, () => 1)
    for (let at = 0; at <= ENTRIES; at += 1) diary.note({ kind: 'typed', name: String(at) })
    expect(diary.entries()).toHaveLength(ENTRIES)
    expect(diary.entries().at(0)).toMatchObject({ name: '1' })
    expect(diary.entries().at(-1)).toMatchObject({ name: String(ENTRIES) })
  })
})

describe('what is noted', () => {
  let diary: RunningDiary
  let warned: unknown[][]
  const { error, warn } = console
  const served = vi.fn<typeof fetch>()

  beforeEach(() => {
    warned = []
    console.error = (...parts) => void warned.push(parts)
    console.warn = console.error
    served.mockReset().mockResolvedValue(new Response('{}', { status: 201 }))
    vi.stubGlobal('fetch', served)
    diary = startDiary({ chunks: () => [] })
  })
  afterEach(() => {
    diary.stop()
    Object.assign(console, { error, warn })
    document.body.replaceChildren()
  })

  it('begins with how the page was loaded, and goes on with presses, fields, calls, the console and other tabs', async () => {
    document.body.innerHTML = '<button>Dërgo</button><input name="titulli" value="sekreti">'
    document.querySelector('button')?.click()
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
    await fetch(`${window.location.origin}/v1/categories`)
    console.warn('token=tok123 odd')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue: null, newValue: '{}' }))
    const call = { kind: 'call', method: 'GET', path: '/categories', endpoint: 'listCategories', status: 201 }
    expect(diary.entries().map(({ at: _at, after: _after, ...entry }) => entry)).toEqual([
      { kind: 'page', event: 'loaded', path: '/' },
      { kind: 'press', control: 'button', name: 'Dërgo', byKeyboard: true },
      { kind: 'typed', name: 'titulli' },
      { ...call, ms: expect.any(Number) },
      { kind: 'console', level: 'warn', text: 'token=[secret] odd' },
      { kind: 'otherTab', event: 'logged in' },
    ])
    expect(warned).toHaveLength(1)
  })

  it('is nothing more once it is stopped', async () => {
    document.body.innerHTML = '<button>Dërgo</button>'
    diary.stop()
    document.querySelector('button')?.click()
    console.warn('later')
    await fetch(`${window.location.origin}/v1/categories`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', oldValue: null, newValue: '{}' }))
    expect(diary.entries()).toHaveLength(1)
    expect(window.fetch).toBe(served)
  })
})

describe('a file with a diary', () => {
  const entries = (notes: readonly (NewEntry & { after: number })[]) => () => notes.map((note) => ({ ...note, at: 7 }))
  const parts = { chunks: [chunk(10, 2)], state: {}, redactor: withTexts, env: {}, reason: 'test' } as const
  const write = (diaryPart?: ReturnType<typeof redactDiary>) =>
    writeLog({ ...parts, app: { name: 'A', version: '1' }, diaryPart })
  const read = (diary: unknown) => readLog(JSON.stringify({ ...JSON.parse(write()), diary })).diary

  it('is read as it was, by the actions of the file; what came before them is left out', () => {
    const notes = [
      { kind: 'typed', name: 'early', after: 9 },
      { kind: 'typed', name: 'first', after: 10 },
      { kind: 'mark', words: 'here', after: 12 },
    ] as const
    const log = readLog(write(redactDiary({ entries: entries(notes) }, () => false)))
    expect(log.diary).toEqual([
      { kind: 'typed', name: 'first', at: 7, after: 0 },
      { kind: 'mark', words: 'here', at: 7, after: 2 },
    ])
    expect(readLog(write()).diary).toBeUndefined()
  })

  it('of a later build has its unknown entries left out', () => {
    const known = { kind: 'typed', at: 1, after: 1, name: 'x' }
    expect(read([{ kind: 'sang', at: 1, after: 2 }, known])).toEqual([known])
  })

  it('may have as many entries as a file takes, in any order, with what is pressed by keyboard', () => {
    const entry = (at: number, after: number) => ({
      kind: 'press',
      at,
      after,
      control: 'a',
      name: 'b',
      byKeyboard: true,
    })
    const [one, two, three, four] = [entry(1, 2), entry(2, 0), entry(3, 1), entry(4, 2)]
    expect(read([one, two, three, four])).toEqual([two, three, one, four])
    expect(read(Array.from({ length: 10_000 }, () => entry(1, 1)))).toHaveLength(10_000)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('has no number that is %s', (ms) => {
    expect(() => readDiary([{ kind: 'call', at: 1, after: 0, ms }], 0)).toThrow('The diary cannot be read')
  })

  const entry = { kind: 'typed', at: 1, after: 1 }
  it.each([
    'no list',
    ...[{ kind: 7 }, { after: 0.5 }, { after: 3 }, { after: -1 }, { at: '1' }, { name: { deep: 1 } }].map((odd) => [
      { ...entry, ...odd },
    ]),
    ...[7, 'text', null].map((odd) => [odd]),
    [entry, { ...entry, after: 3 }],
    Array.from({ length: 10_001 }, () => entry),
  ])('that cannot be one is refused %#', (diary) => {
    expect(() => read(diary)).toThrow(new LogError('The diary cannot be read'))
  })
})
