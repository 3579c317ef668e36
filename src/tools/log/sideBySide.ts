// Two recordings side by side (`npm run replay -- FILE --with OTHER`): what only one has, and where requests, answers
// and states first differ. A replay, without server or effects, shows no other answer or missing action; this does.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, LogError } from '@/replay/actionLog'
import { type Change, differenceText } from '@/replay/diff'
import type { Expected } from '@/replay/expected'
import { type Alike, alikeIn, differencesOf } from './alike'
import { stepName } from './sentences'

/** Says nothing of a session: the data layer's own bookkeeping, and what depends on how fast somebody types. */
const isQuiet = ({ type, meta }: UnknownAction): boolean =>
  /^(api\/(config|internalSubscriptions|queries)\/|navigation\/clockTicked$|view\/changed$)/.test(type) ||
  (meta as { condition?: boolean } | undefined)?.condition === true

interface Call {
  endpointName?: string
  originalArgs?: unknown
}

interface Told {
  step: number
  name: string
  kind: 'request' | 'reply' | 'action'
  /** What is compared: the arguments, the answer, the payload. */
  what: Readonly<Record<string, unknown>>
  rows: readonly Expected[]
  key: string
}

function told(action: UnknownAction, step: number, rows: readonly Expected[], { keyOf }: Alike): Told {
  const { arg } = (action.meta ?? {}) as { arg?: Call }
  const isCall = typeof arg?.endpointName === 'string'
  const kind = !isCall ? 'action' : action.type.endsWith('/pending') ? 'request' : 'reply'
  const { type, payload } = action
  const what = { request: { args: arg?.originalArgs }, reply: { type, payload }, action: { payload } }[kind]
  const asked = isCall ? [arg.endpointName, arg.originalArgs] : [type, payload]
  return { step, name: stepName(action), kind, what, rows, key: `${kind} ${keyOf(asked)}` }
}

function toldOf({ actions, checkpoints }: ActionLog, alike: Alike): Told[] {
  const rows = new Map(checkpoints.map(([step, , expected = []]) => [step, expected]))
  return actions.flatMap((action, index) =>
    isQuiet(action) ? [] : [told(action, index + 1, rows.get(index + 1) ?? [], alike)],
  )
}

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
  /** What only the other has, with the number of pairs before it. */
  const extra = new Map<Told, number>()
  let before = 0
  const all = pairs.map(([one, other]) => {
    if (one && other) before += 1
    else if (other) extra.set(other, before)
    return { one, other, before }
  })
  const join = (fits: (one: Told, other: Told, isNear: boolean) => boolean): number => {
    const alone = all.filter(({ one, other }) => one && !other)
    for (const pair of alone) {
      pair.other = [...extra.keys()].find((there) => fits(pair.one as Told, there, extra.get(there) === pair.before))
      if (pair.other) extra.delete(pair.other)
    }
    return alone.filter(({ other }) => other).length
  }
  const moved = join((one, other) => one.key === other.key)
  join((one, other, isNear) => isNear && one.name === other.name)
  return { pairs: all.flatMap(({ one, other }) => (one || (other && extra.has(other)) ? [[one, other]] : [])), moved }
}

/** Where the recorded states differ after an action that both have, as far as the logs hold values. */
function stateDifferences(one: Told, other: Told, alike: Alike): Change[] {
  const valuesIn = (rows: readonly Expected[]) =>
    new Map(rows.flatMap(([path, now]) => (now && 'is' in now ? [[alike.keyOf(path), { path, is: now.is }]] : [])))
  const theirs = valuesIn(other.rows)
  return [...valuesIn(one.rows)].flatMap(([key, { path, is }]) => {
    const there = theirs.get(key)
    return there ? differencesOf(there.is, is, alike, path) : []
  })
}

/** Lines of one difference, and steps that are listed. */
const [MOST_PLACES, MOST_STEPS] = [4, 8]

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        `${title}: ${lines.length}`,
        ...lines.slice(0, MOST_STEPS).map((line) => `  ${line}`),
        ...(lines.length > MOST_STEPS ? [`  and ${lines.length - MOST_STEPS} more`] : []),
      ]

/** An action of a log, its step and name, and the type of the one that followed it in another. */
export interface Unfollowed {
  step: number
  name: string
  follower: string
}

/** What only one of them has; and the first action without a request that another one should have led to. */
function onlyInOne(pairs: readonly Pair[]) {
  const missing: string[] = []
  const extra: string[] = []
  let before: Told | undefined
  let unfollowed: Unfollowed | undefined
  for (const [one, there] of pairs) {
    if (there && !one) {
      const after = before ? `step ${before.step} ${before.name}` : 'the start'
      missing.push(`${there.name} (step ${there.step} there) after ${after}`)
      if (before && there.kind === 'action')
        unfollowed ??= { step: before.step, name: before.name, follower: there.name }
    } else if (one && !there) extra.push(`step ${one.step} ${one.name}`)
    before = one ?? before
  }
  return { missing, extra, unfollowed }
}

const kinds = { request: 'a request', reply: 'an answer', action: 'an action' } as const

/** The first difference of each kind among what both have. */
function firstDifferences(pairs: readonly Pair[], alike: Alike): string[] {
  const first = new Map<string, string[]>()
  const note = (what: string, { step, name }: Told, there: Told, changes: readonly Change[]) => {
    if (changes.length === 0 || first.has(what)) return
    const title = `First difference in ${what}: step ${step} (${there.step} there), ${name}`
    const more = changes.length - MOST_PLACES
    const places = changes.slice(0, MOST_PLACES).map((change) => `  ${differenceText(change)}`)
    first.set(what, [title, ...places, ...(more > 0 ? [`  and ${more} more places`] : [])])
  }
  for (const [one, there] of pairs) {
    if (!one || !there) continue
    note(kinds[one.kind], one, there, differencesOf(there.what, one.what, alike))
    note('the state', one, there, stateDifferences(one, there, alike))
  }
  return [...first.values()].flat()
}

/** What `log` lacks and has more than `other`; their first different request, answer, other action and state. */
export function sideBySide(log: ActionLog, other: ActionLog) {
  const alike = alikeIn([log.actions, log.checkpoints], [other.actions, other.checkpoints])
  const { pairs, moved } = rejoined(aligned(toldOf(log, alike), toldOf(other, alike)))
  const { missing, extra, unfollowed } = onlyInOne(pairs)
  const both = pairs.length - missing.length - extra.length
  const diffs = [...listed('Missing here', missing), ...firstDifferences(pairs, alike), ...listed('Only here', extra)]
  return {
    isSame: diffs.length === 0,
    unfollowed,
    lines: [
      `${both} actions are in both${moved > 0 ? `, ${moved} of them in another order` : ''}`,
      ...(diffs.length > 0 ? diffs : ['Nothing differs but times and what each session made itself']),
    ],
  }
}
