// The player's scheduler under a clock of its own: what is due when, and that every control does what it says.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type Clock, dueTimes, MAX_GAP, makePlayer, SPEEDS } from '@/tools/log/panel/player'

/** A clock that stands until it is moved on; showing a step may take time too. */
function fakeClock() {
  let now = 1_000
  const waiting = new Map<number, { at: number; run: () => void }>()
  let ids = 0
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const id = ++ids
      waiting.set(id, { at: now + ms, run })
      return () => void waiting.delete(id)
    },
  }
  const advance = (ms: number) => {
    const end = now + ms
    // A player waits for one step at a time.
    for (let [next] = waiting; next && next[1].at <= end; [next] = waiting) {
      waiting.delete(next[0])
      now = Math.max(now, next[1].at)
      next[1].run()
    }
    now = Math.max(now, end)
  }
  return { clock, advance, spend: (ms: number) => (now += ms), isWaiting: () => waiting.size > 0 }
}

/** Five actions: at once, 100, 300, 10 000 and 50 ms apart. */
const times = [5_000, 5_100, 5_400, 15_400, 15_450]

/** A player for these times, which takes so many ms to show a step. */
function played(given: readonly number[] = times, cost = 0) {
  const shown: number[] = []
  const fake = fakeClock()
  const show = (step: number) => {
    shown.push(step)
    fake.spend(cost)
  }
  return { ...fake, player: makePlayer(given, show, fake.clock), shown }
}

describe('when a step is due', () => {
  it('is as long after the one before as it was recorded, at most 2 s; the first at once', () => {
    expect(dueTimes(times)).toEqual([0, 0, 100, 400, 400 + MAX_GAP, 450 + MAX_GAP])
    expect(dueTimes([])).toEqual([0])
  })

  it('never goes back in time, whatever a file says', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (given) => {
        const due = dueTimes(given)
        expect(due).toHaveLength(given.length + 1)
        for (const [index, at] of due.entries()) {
          const gap = at - (due[index - 1] ?? 0)
          expect(gap).toBeGreaterThanOrEqual(0)
          expect(gap).toBeLessThanOrEqual(MAX_GAP * 1.000001)
        }
      }),
    )
  })
})

describe('a player', () => {
  it('shows every step at its time and stops at the end', () => {
    const { player, shown, advance, isWaiting } = played()
    player.play()
    const steps = [0, 99, 1, 300, MAX_GAP - 1].map((ms) => {
      advance(ms)
      return shown.length
    })
    expect(steps).toEqual([1, 1, 2, 3, 3])
    expect(player.view()).toEqual({ step: 3, last: 5, isPlaying: true, speed: 1 })
    advance(51)
    expect([shown, isWaiting()]).toEqual([[1, 2, 3, 4, 5], false])
    expect(player.view()).toEqual({ step: 5, last: 5, isPlaying: false, speed: 1 })
  })

  it.each(SPEEDS)('takes at speed %d, from whenever it is chosen, the recorded time divided by it', (speed) => {
    const { player, advance } = played()
    player.play()
    // In the middle of a gap.
    advance(1_000)
    player.setSpeed(speed)
    advance((MAX_GAP - 550) / speed - 0.01)
    expect(player.view()).toMatchObject({ step: 4, isPlaying: true })
    advance(0.02)
    expect(player.view()).toMatchObject({ step: 5, isPlaying: false })
  })

  it('keeps its speed when showing a step takes long: what is due meanwhile is shown as one', () => {
    const { player, shown, advance } = played([0, 100, 200, 300, 400, 500], 250)
    player.play()
    advance(500)
    expect(shown).toEqual([1, 3, 6])
  })

  it('pauses, and goes on from the step it shows', () => {
    const { player, shown, advance, isWaiting } = played()
    player.play()
    advance(150)
    player.pause()
    expect([player.view().isPlaying, isWaiting()]).toEqual([false, false])
    advance(60_000)
    player.play()
    advance(299)
    expect(shown).toEqual([1, 2])
    advance(1)
    expect(shown).toEqual([1, 2, 3])
  })

  it('seeks to any step, and to the nearest one when there is none such', () => {
    const { player, shown } = played()
    for (const step of [4, 1, -3, 99, 2.4, Number.NaN]) player.seek(step)
    expect(shown).toEqual([4, 1, 0, 5, 2, 0])
    expect(player.view().isPlaying).toBe(false)
    player.seek(0)
    expect(shown).toHaveLength(6)
  })

  it('plays on from where it was sent while it plays, tells who follows, and begins again when it is played at its end', () => {
    const { player, shown, advance } = played()
    const seen: number[] = []
    const stop = player.subscribe(() => seen.push(player.view().step))
    player.play()
    player.seek(4)
    expect(player.view().isPlaying).toBe(true)
    stop()
    advance(50)
    expect([shown, seen]).toEqual([
      [1, 4, 5],
      [0, 1, 4],
    ])
    player.play()
    expect(shown.slice(3)).toEqual([0, 1])
  })

  it('has nothing to play in an empty log', () => {
    const { player, shown, isWaiting } = played([])
    player.play()
    expect([player.view().isPlaying, shown, isWaiting()]).toEqual([false, [], false])
  })
})
