// Putting ë and ç back into Albanian typed without them.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { restoreMarks } from '@/lib/restoreMarks'

const restored = (text: string) =>
  restoreMarks(text)
    .map((part) => part.text)
    .join('')

describe('restoreMarks', () => {
  it.each([
    ['Sherbimi ishte shume i mire, cmimet te lira.', 'Shërbimi ishte shumë i mirë, çmimet të lira.'],
    ['Eshte nje vend i paster', 'Është një vend i pastër'],
    ['SHUME MIRE', 'SHUMË MIRË'],
    ['Shkuam te Sofra ne Tirane me femijet', 'Shkuam te Sofra në Tirane me fëmijët'],
    ['me i mire, me te lire, me shume', 'më i mirë, më të lirë, më shumë'],
    ['erdhi me ne', 'erdhi me ne'],
    ['pare', 'pare'],
  ])('%s', (typed, right) => {
    expect(restored(typed)).toBe(right)
  })

  it('changes letters only into their marked twins, nothing else, and tells where', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parts = restoreMarks(text)
        const plain = (one: string) => one.replace(/ë/g, 'e').replace(/Ë/g, 'E').replace(/ç/g, 'c').replace(/Ç/g, 'C')
        expect(plain(restored(text))).toBe(plain(text))
        for (const { text: piece, isChanged } of parts) expect(/[ëçËÇ]/.test(piece) || !isChanged).toBe(true)
      }),
    )
  })

  it('leaves what it has restored as it is', () => {
    const once = restored('Sherbimi ishte shume i mire, me te mire nuk ka ne qytet.')
    expect(restored(once)).toBe(once)
  })

  it.each([
    ['', []],
    ['pare', ['0 pare false']],
    ['E mire!', ['0 E  false', '2 mirë true', '6 ! false']],
    ['Mire,SHUME', ['0 Mirë true', '4 , false', '5 SHUMË true']],
  ])('cuts %j into pieces with their places', (text, parts) => {
    expect(restoreMarks(text).map(({ from, text, isChanged }) => `${from} ${text} ${isChanged}`)).toEqual(parts)
  })

  it.each([
    ['te  Sofra', 'te  Sofra'],
    [`te${' '.repeat(18)}Sofra`, `te${' '.repeat(18)}Sofra`],
    ['te-Sofra', 'të-Sofra'],
    ['te mira, Sofra', 'të mira, Sofra'],
    ['ne  qytet', 'në  qytet'],
    ['ne, e qytet', 'ne, e qytet'],
    ['me  shume', 'më  shumë'],
    ['me, e shume', 'me, e shumë'],
    ['me shumedisha', 'me shumedisha'],
  ])('goes by what stands right behind a short word: %j is %j', (typed, right) => {
    expect(restored(typed)).toBe(right)
  })
})
