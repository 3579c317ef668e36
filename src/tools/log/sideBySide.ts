// Two recordings side by side (`npm run replay -- FILE --with OTHER`): what only one has, and where requests, answers
// and actions first differ. A replay, without server or effects, shows no other answer or missing action; this does.
import { type ActionLog, type DiaryEntry, LogError } from '@/replay/actionLog'
import { differenceText } from '@/replay/diff'
import { type Alike, alikeIn, differencesOf } from './alike'
import { entrySentence } from './sentences'
import { type Told, toldOf } from './told'

/** More cells than this would fill the memory. */
const MOST_CELLS = 50_000_000

type Pair = readonly [one: Told | undefined, other: Told | undefined]

/** How many actions the rest of both has in common, from each place in both: the longest common subsequence. */
function commonFrom(ones: readonly Told[], others: readonly Told[]): (i: number, j: number) => number {
  const width = others.length + 1
  if ((ones.length + 1) * width > MOST_CELLS) throw new LogError('The logs are too long to be put side by side')
  const table = new Uint32Array((ones.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = ones.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      const isSame = ones[i]?.key === others[j]?.key
      table[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

/** The actions that both have in the same order, each with its other, and between them those that only one has. */
function aligned(ones: readonly Told[], others: readonly Told[]): Pair[] {
  const common = commonFrom(ones, others)
  const pairs: Pair[] = []
  for (let [i, j] = [0, 0]; i < ones.length || j < others.length; ) {
    const [one, other] = [ones[i], others[j]]
    if (one?.key === other?.key) pairs.push([ones[i++], others[j++]])
    else if (!other || (one && common(i + 1, j) >= common(i, j + 1))) pairs.push([ones[i++], undefined])
    else pairs.push([undefined, others[j++]])
  }
  return pairs
}

/** Pairs up what both have, one of them earlier; and what has the same name between the same two pairs. */
function rejoined(pairs: readonly Pair[]): { pairs: Pair[]; moved: number } {
  const all = pairs.map(([one, other]) => ({ one, other }))
  type Row = (typeof all)[number]
  /** Between two rows. */
  const between = (row: Row, there: Row): Row[] => {
    const [from, to] = [all.indexOf(row), all.indexOf(there)].sort((a, b) => a - b)
    return all.slice((from as number) + 1, to)
  }
  const join = (fits: (one: Told, other: Told, between: () => readonly Row[]) => boolean): number => {
    const alone = all.filter(({ one, other }) => one && !other)
    for (const row of alone) {
      const there = all.find(
        (each) => !each.one && each.other && fits(row.one as Told, each.other, () => between(row, each)),
      )
      row.other = there?.other
      if (there) there.other = undefined
    }
    return alone.filter(({ other }) => other).length
  }
  // What comes only after the visitor did something else is another: it was missing before.
  const isStill = (rows: readonly Row[]) =>
    (['one', 'other'] as const).some((side) => rows.every((row) => !row[side]?.acts.length))
  const moved = join((one, other, rows) => one.key === other.key && isStill(rows()))
  join((one, other, rows) => one.name === other.name && rows().every((row) => !row.one || !row.other))
  return { pairs: all.flatMap(({ one, other }) => (one || other ? [[one, other]] : [])), moved }
}

/** Lines of one difference, and steps that are listed. */
const [MOST_PLACES, MOST_STEPS] = [4, 8]

/** The first lines, and how many more there are. */
const cut = (lines: readonly string[], most: number, what = ''): string[] =>
  lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more${what}`] : [...lines]

/** What a difference says of the cause, if nothing differs before it. */
interface Reason {
  why: string
  namesCause: boolean
}

/** A difference: its kind, its line, the places in it. */
interface Difference {
  kind: string
  line: string
  places: readonly string[]
  reason: Reason
}

const cause = (why: string): Reason => ({ why, namesCause: true })
const trace = (why: string): Reason => ({ why, namesCause: false })

/** What the last that each visitor did before a difference says of it. */
function reasonByActs(mine: DiaryEntry | undefined, yours: DiaryEntry | undefined, alike: Alike): Reason {
  const [name, otherName] = [mine, yours].map((entry) => (entry && 'name' in entry ? entry.name : ''))
  // A stand-in is as long as what it stands for.
  const isSameName = name?.length === otherName?.length && alike.areAlike(name ?? '', otherName ?? '')
  const isSame = mine?.kind === yours?.kind && mine && isSameName
  if (isSame) return cause(`both visitors did the same before it: ${entrySentence(mine)}`)
  const [here, beside] = [mine, yours].map((entry) => (entry ? entrySentence(entry) : 'nothing'))
  return trace(`what the visitors did before it is not the same: here ${here}, there ${beside}`)
}

/** Whether who lacks what came `at` that moment, after the other's acts, did not wait as long behind the same act. */
function wentOn(acts: readonly DiaryEntry[], lacking: readonly DiaryEntry[], at: number): boolean {
  const [last, same, next] = [acts.at(-1), lacking[acts.length - 1], lacking[acts.length]]
  return last !== undefined && same !== undefined && next !== undefined && next.at - same.at < at - last.at
}

/**
 * What made a difference that nothing differs before: the one rule of what names a cause, and what only follows from
 * one. `acts`: what both visitors did before it, if it is known; `previous`: the action that both have before it.
 */
function reasonOf([one, there]: Pair, acts: readonly (readonly DiaryEntry[])[], previous: Told, alike: Alike): Reason {
  const { kind, name, at } = (one ?? there) as Told
  if (kind === 'edge') return trace('the page began with something else: what the browser kept, or who was signed in')
  if (one && there && kind === 'reply') return cause('the same question got another answer: the server, or the wire')
  if (/executeQuery|\/list(Opened|Closed)$/.test(name))
    return trace('a part of a page asks for it: only one of the pages has that part, or it asks otherwise')
  if (acts.length < 2) return trace('what the visitors did before it is not known: a log has no diary')
  // Who lacks it may have done more until the next action: what counts is what was done when the other had it.
  const [only, lacking = []] = !there ? acts : !one ? acts.toReversed() : []
  const [mine, yours] = acts.map((entries) => (only ? entries[only.length - 1] : entries.at(-1)))
  if (only && wentOn(only, lacking, at))
    return trace('the visitor who lacks it did something else before it could come')
  if (mine || yours) return reasonByActs(mine, yours, alike)
  return /^navigation\/locationChanged$|\/list(Opened|Closed)$/.test(previous.name)
    ? trace('it came with a page: an effect, or a part that only one of the pages shows')
    : cause('nobody did anything before it: it is the app that does so by itself, or should')
}

/** The pairs with those of their answers, each where it came here. */
function withReplies(pairs: readonly Pair[]): Pair[] {
  let last = 0
  const placed = pairs.flatMap(([one, there]) => {
    last = one?.step ?? last
    const row = { pair: [one, there] as Pair, at: one ? last : last + 0.5 }
    const isComparable = one?.reply && there?.reply && !one.isOvertaken && !there.isOvertaken
    return isComparable ? [row, { pair: [one.reply, there.reply] as Pair, at: one.reply?.step ?? last }] : [row]
  })
  return placed.sort((one, other) => one.at - other.at).map(({ pair }) => pair)
}

/** A second or later by itself, it came from a clock: nothing is missing where the other visitor went on before that. */
function isTooLate(only: Told, before: Told, next: Told | undefined, otherBefore: Told): boolean {
  const [waited, otherWaited] = [only.at - before.at, (next?.at ?? 0) - otherBefore.at]
  const wentOn = next === undefined || next.acts.length > 0 || next.kind === 'edge'
  return only.acts.length === 0 && waited >= 1_000 && wentOn && otherWaited < waited
}

/** What differs, in its order. */
function differencesIn([start, ...pairs]: readonly Pair[], alike: Alike, haveDiaries: boolean): Difference[] {
  const found: Difference[] = []
  let [before, otherBefore] = start as [Told, Told]
  for (const [index, pair] of [[before, otherBefore] as const, ...pairs].entries()) {
    const [one, there] = pair
    const rest = pairs.slice(Math.max(0, index - 1))
    const next = ([0, 1] as const).map((side) => rest.find((each) => each[side] && each[side].kind !== 'reply')?.[side])
    const note = (kind: string, line: string, places: readonly string[] = []) => {
      const acts = haveDiaries ? next.map((each) => each?.acts ?? []) : []
      found.push({ kind, line, places, reason: reasonOf(pair, acts, before, alike) })
    }
    if (!one && there && !there.isByPace && !isTooLate(there, otherBefore, next[0], before))
      note('Missing here', `${there.name} (step ${there.step} there) after step ${before.step}, ${before.name}`)
    if (one && !there && !one.isByPace && !isTooLate(one, before, next[1], otherBefore))
      note('Only here', `step ${one.step}, ${one.name}`)
    if (!one || !there) continue
    const changes = differencesOf(there.what, one.what, alike)
    if (changes.length > 0) {
      const title = `step ${one.step} (${there.step} there), ${one.name}`
      note(`Different ${names[one.kind]}`, title, cut(changes.map(differenceText), MOST_PLACES, ' places'))
    }
    ;[before, otherBefore] = [one, there]
  }
  return found
}

const names = { edge: 'start', request: 'request', reply: 'answer', action: 'action' } as const

/** What `log` lacks, has more and has otherwise than `other`; and whether the first of it names a cause. */
export function sideBySide(log: ActionLog, other: ActionLog) {
  const alike = alikeIn([log.actions, log.diary], [other.actions, other.diary])
  const { pairs, moved } = rejoined(aligned(toldOf(log, alike), toldOf(other, alike)))
  const all = withReplies(pairs)
  const differences = differencesIn(all, alike, Boolean(log.diary && other.diary))
  const [both, answers] = [pairs.filter(([one, there]) => one && there).length - 2, all.length - pairs.length]
  const order = moved > 0 ? `, ${moved} of them in another order` : ''
  const lines = [`${both} actions and requests are in both${order}; ${answers} answers were compared`]
  const [first] = differences
  if (first) {
    const { kind, line, places, reason } = first
    lines.push(`${kind}, first of all: ${line}`, ...[...places, reason.why].map((more) => `  ${more}`))
  } else lines.push('No request, answer or action differs')
  for (const kind of new Set(differences.slice(1).map((each) => each.kind))) {
    const others = differences.slice(1).flatMap((each) => (each.kind === kind ? [each.line] : []))
    lines.push(`${kind}, after that: ${others.length}`, ...cut(others, MOST_STEPS).map((line) => `  ${line}`))
  }
  const hidden = alike.assumed()
  if (!first && hidden > 0)
    lines.push(`Of ${hidden} texts that the logs hide or made up, only where they stand was compared`)
  return { isSame: !first, namesCause: first?.reason.namesCause ?? false, lines }
}
