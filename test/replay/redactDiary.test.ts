// What a file shows of a diary: the app's names and public things as they are; else the stand-ins of the actions. How
// it is read.
import { describe, expect, it } from 'vitest'
import { operations } from '@/api/endpoints/generated/operations'
import { LogError } from '@/replay/actionLog'
import { makeRedactor, type Redactor } from '@/replay/redact/redact'
import { writeLog } from '@/replay/writeLog'
import { operationOf } from '@/tools/log/diary/diary'
import { isOwnText, redactDiary } from '@/tools/log/diary/redactDiary'
import { readDiary, readLog } from '@/tools/log/readLog'
import { withTexts } from '@/tools/log/withTexts'

const redactor = makeRedactor()
redactor.learn({ type: 'auth/SET_USER', payload: { _id: 'usr_1', name: 'Arta Dushi' } })

function redacted(note: object, by: Redactor, isOwn: (text: string) => boolean) {
  const [safe] = redactDiary({ entries: () => [{ ...note, at: 1, after: 0 } as never] }, isOwn)(by, (place) => place)
  return safe as Record<string, string>
}

it('a name keeps what is the app’s, and has the stand-in that the log has for all else', () => {
  const nameShown = (name: string) => redacted({ kind: 'typed', name }, redactor, isOwnText).name
  for (const name of ['Dërgo komentin', 'Faqja 3', '']) expect(nameShown(name)).toBe(name)
  expect(nameShown('Llogaria: Arta Dushi')).toMatch(/^Llogaria: (?!Arta)\p{Lu}\p{Ll}{3} (?!Dushi)\p{Lu}\p{Ll}{4}$/u)
  expect(nameShown('Hiq filtrin “Durrës”')).toMatch(/^Hiq filtrin “(?!Durrës)\p{Lu}\p{L}{5}”$/u)
  expect(nameShown('Zamira')).toBe(redactor.value('Zamira', 'always'))
})

it('a call is known by its method and its path, whatever stands for the parameters', () => {
  for (const [id, [method, pattern]] of Object.entries(operations))
    expect(operationOf(method, pattern.replace(/\{\w+\}/g, 'x1'))).toBe(id)
  expect(operationOf('GET', '/reviews/user')).toBe('getReview')
  // Fixed words come first.
  expect(operationOf('GET', '/businesses/search?q=a')).toBe('searchBusinesses')
  for (const path of ['/reviews/user/u1/more', '']) expect(operationOf('GET', path)).toBeUndefined()
  expect(operationOf('PATCH', '/businesses/b1')).toBeUndefined()
})

it('has the log’s clock, and nothing replaced where texts are kept', () => {
  const entry = { kind: 'typed', name: 'Arta', at: Date.UTC(2026, 10, 21, 12), after: 3 } as const
  const diary = redactDiary({ entries: () => [{ ...entry, after: 0 }, entry] }, isOwnText)
  const since = (after: number) => (after < 1 ? undefined : after - 1)
  const safe = { name: expect.not.stringMatching('Arta'), at: redactor.time(entry.at) }
  expect(diary(redactor, since)).toEqual([{ ...entry, ...safe, after: 2 }])
  expect(diary(withTexts, since)).toEqual([{ ...entry, after: 2 }])
})

describe('part by part', () => {
  /** Stars for texts, brackets with the policy for all else; the app's own texts are these three. */
  const starred = {
    ...withTexts,
    keepsTexts: false,
    value: (value: unknown, policy: unknown) =>
      policy === 'always' ? String(value).replace(/\S/g, '*') : policy === 'never' ? value : `[${value} ${policy}]`,
    failure: (text: string) => `failure ${text}`,
  }
  const isOwn = (text: string) => ['Dërgo', 'Faqja', 'Faqja 0692'].includes(text)
  const safe = (note: object) => redacted(note, starred, isOwn)
  const name = (text: string) => safe({ kind: 'typed', name: text }).name
  const call = (path: string, endpoint?: string) => safe({ kind: 'call', method: 'GET', path, endpoint }).path

  it.each([
    ['Faqja 1234', 'Faqja 1234'],
    ['Faqja 12345', 'Faqja *****'],
    ['Faqja 0692', 'Faqja 0692'],
    ['Faqja 3, Dërgo', 'Faqja 3, Dërgo'],
    ['Faqja 3, Arta', 'Faqja *, ****'],
    ['Arta 3', '**** *'],
    ['Dërgo: Arta', 'Dërgo: ****'],
    ['“Arta”, Dërgo…', '“****”, Dërgo…'],
  ])('a name: %s is shown as %s', (text, shown) => expect(name(text)).toBe(shown))

  const business = (id: string) => `/businesses/${encodeURIComponent(`[${id} thing]`)}`
  it.each([
    ['/businesses/b%201', 'getBusiness', business('b 1')],
    ['/businesses/%E0%A4%A', 'getBusiness', business('%E0%A4%A')],
    ['/reviews?page=2', 'listReviews', '/reviews?page=2'],
    ['/businesses/b1?user_id=u1', 'getBusiness', `${business('b1')}?user_id=%5Bu1+person%5D`],
    ['/reviews?toString=a', 'listReviews', '/reviews?********=*'],
    ['/reviews/search?q=a%20b', 'searchReviews', '/reviews/search?q=*+*'],
    ['/arta/search/x', 'searchReviews', '/****/search/*'],
    ['/reviews', undefined, '********'],
  ])('a call: %s of %s is shown as %s', (path, endpoint, shown) => expect(call(path, endpoint)).toBe(shown))

  it.each<[note: object, shown?: object]>([
    [{ kind: 'press', control: 'link', byKeyboard: true }],
    [{ kind: 'press', name: 'Dërgo', to: '/faq' }, { to: '[/faq address]' }],
    [{ kind: 'page', event: 'loaded', path: '/faq' }, { path: '[/faq path]' }],
    [{ kind: 'console', level: 'warn', text: 'a' }, { text: 'failure a' }],
    [{ kind: 'otherTab', event: 'logged in' }],
    [{ kind: 'mark', words: 'Arta', later: 'Arta' }, { later: '****' }],
    [{ kind: 'submit', name: 'Arta' }, { name: '****' }],
  ])('by the word of its field; one that nobody has spoken of is personal: %j', (note, shown) =>
    expect(safe(note)).toEqual({ ...note, ...shown, at: 1, after: 0 }),
  )
})

describe('a file with a diary', () => {
  const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)
  const chunk = { base: {}, first: 10, actions: filled(2, { type: 'a' }), times: [1, 1], states: [{}, {}] }
  const parts = { chunks: [chunk], state: {}, redactor: withTexts, env: {}, reason: 'test' } as const
  const write = (diaryPart?: ReturnType<typeof redactDiary>) =>
    writeLog({ ...parts, app: { name: 'A', version: '1' }, diaryPart })
  const read = (diary: unknown) => readLog(JSON.stringify({ ...JSON.parse(write()), diary })).diary

  it('is read as it was, by the actions of the file; what came before them is left out', () => {
    const typed = { kind: 'typed', name: 'a', at: 7 } as const
    const mark = { kind: 'mark', words: 'here', at: 7 } as const
    const entries = () => [9, 10, 12].map((after) => ({ ...(after === 12 ? mark : typed), after }))
    const log = readLog(write(redactDiary({ entries }, () => false)))
    expect(log.diary?.map(({ kind, after }) => `${kind} ${after}`)).toEqual(['typed 0', 'mark 2'])
    expect(log.diary?.[1]).toEqual({ ...mark, after: 2 })
    expect(readLog(write()).diary).toBeUndefined()
  })

  it('may have as many entries as a file takes, in any order; those that only a later build knows are left out', () => {
    const press = { kind: 'press', control: 'a', name: 'b', byKeyboard: true }
    const [one, two, three, four] = [2, 0, 1, 2].map((after, at) => ({ ...press, at, after }))
    expect(read([one, { kind: 'sang', at: 1, after: 2 }, two, three, four])).toEqual([two, three, one, four])
    expect(read(filled(10_000, one))).toHaveLength(10_000)
  })

  const entry = { kind: 'typed', at: 1, after: 1 }
  it.each([
    'no list',
    ...[{ kind: 7 }, { after: 0.5 }, { after: 3 }, { after: -1 }, { at: '1' }, { name: { deep: 1 } }].map((odd) => [
      { ...entry, ...odd },
    ]),
    ...[7, 'text', null].map((odd) => [odd]),
    [entry, { ...entry, after: 3 }],
    filled(10_001, entry),
  ])('that cannot be one is refused %#', (diary) => {
    expect(() => read(diary)).toThrow(new LogError('The diary cannot be read'))
    const endless = { kind: 'call', at: 1, after: 0, ms: Number.POSITIVE_INFINITY }
    expect(() => readDiary([endless], 0)).toThrow('The diary cannot be read')
  })
})
