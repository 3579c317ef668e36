// The form of the catalogue of breaks: whether they are noticed is for `npm run breaks`.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTable } from '../requirements/report'
import { broken } from './break'
import { areas, catalogue } from './catalogue'

const ids = parseTable(readFileSync('docs/spec/requirements.tsv', 'utf8')).map(([id = '']) => id)

describe.each(Object.entries(areas))('the breaks of %s', (name, area) => {
  it('are there for every requirement: one plain and two subtle ones at least', () => {
    const kinds = Object.fromEntries(Object.entries(area).map(([id, entries]) => [id, entries.map(({ kind }) => kind)]))
    const own = ids.filter((id) => id.startsWith(`${name}-`))
    expect(Object.keys(kinds).sort()).toEqual(own.sort())
    const few = own.filter((id) => {
      const of = (kind: string) => kinds[id]?.filter((one) => one === kind).length ?? 0
      return of('plain') < 1 || of('subtle') < 2
    })
    expect(few).toEqual([])
  })
})

it('knows every area of the requirements', () => {
  expect(Object.keys(areas).sort()).toEqual(
    [...new Set(ids.filter((id) => id !== 'id').map((id) => id.split('-')[0]))].sort(),
  )
})

describe('every break', () => {
  it('has a place in the source, where it changes something', () => {
    const wrong = catalogue.flatMap((one) => {
      if (one.find === one.replace) return [`${one.id}: ${one.file} is not changed`]
      if (!/^(src|api-mocks)\/|^index\.html$/.test(one.file)) return [`${one.id}: ${one.file} is not the app`]
      try {
        broken(one, readFileSync(one.file, 'utf8'))
        return []
      } catch (error) {
        return [(error as Error).message]
      }
    })
    expect(wrong).toEqual([])
  })

  it('says what a visitor would see, in a sentence of its own', () => {
    expect(
      catalogue.filter(({ seen }) => !/^[\p{Lu}\p{Nd}'"].{10,}\.$/u.test(seen)).map(({ id, seen }) => [id, seen]),
    ).toEqual([])
    const changes = catalogue.map(({ id, file, find, replace }) => JSON.stringify([id, file, find, replace]))
    expect(changes.length).toBe(new Set(changes).size)
  })

  it('is refused where its text is missing or stands twice', () => {
    const one = { id: 'X-01', file: 'a.ts', find: '10', replace: '11' }
    expect(broken(one, 'limit = 10')).toBe('limit = 11')
    expect(() => broken(one, 'limit = 1')).toThrow('X-01: a.ts holds "10" 0 times, not once')
    expect(() => broken(one, '10, 10')).toThrow('2 times')
  })
})
