// The steps of a log as people read them: actions and entries of its diary in one row, and how to find one.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog, DiaryEntry } from '@/replay/actionLog'
import { actionSentence, entrySentence, VIEW_CHANGED } from './sentences'

/** One row of the list. */
export interface LogStep {
  id: number
  /** How many actions came before the state that it led to: the step of the replay. */
  state: number
  at: number
  sentence: string
  /** What it is; neither for the start. */
  action?: UnknownAction
  entry?: DiaryEntry
}

type Test = (step: LogStep) => boolean

interface CallMeta {
  condition?: boolean
  aborted?: boolean
}

const typeOf = ({ action }: LogStep): string => action?.type ?? ''
const isCallAction: Test = (step) => /^api\/execute/.test(typeOf(step))

/** Something failed: a call, the console, what the app refused; not a request that was not needed, or given up. */
const isError: Test = ({ action, entry }) => {
  if (entry?.kind === 'console') return entry.level === 'error'
  if (entry?.kind === 'call') return entry.status === 0 || entry.status >= 400
  const { condition, aborted } = (action?.meta ?? {}) as CallMeta
  return /\/(rejected|createRefused)$|_FAILURE$|\/SET_ERROR$/.test(action?.type ?? '') && !condition && !aborted
}
const isPage: Test = ({ action, entry }) => action?.type === 'navigation/locationChanged' || entry?.kind === 'page'
const isWrite: Test = (step) =>
  typeOf(step) === 'api/executeMutation/pending' || (step.entry?.kind === 'call' && step.entry.method !== 'GET')
const isMark: Test = ({ entry }) => entry?.kind === 'mark'

/** What the list can be reduced to, by the words of its choice. */
export const stepFilters = {
  'All steps': () => true,
  'What the visitor did': (step) =>
    isPage(step) || isMark(step) || ['press', 'typed', 'submit'].includes(step.entry?.kind ?? ''),
  Pages: isPage,
  Calls: (step) => step.entry?.kind === 'call' || isCallAction(step),
  Writes: isWrite,
  Errors: isError,
  'Other tabs': ({ entry }) => entry?.kind === 'otherTab',
  'Marked bugs': isMark,
  'Actions only': ({ action }) => action !== undefined,
} satisfies Record<string, Test>

/** One of its choices. */
export type StepFilter = keyof typeof stepFilters

/** What can be jumped to. */
export const jumps = { error: isError, page: isPage, write: isWrite } as const

/** The start, then every action with the entries that follow it. What is as in `before`, the shorter log, is kept. */
export function logSteps(
  { actions, times, diary = [] }: Pick<ActionLog, 'actions' | 'times' | 'diary'>,
  before: readonly LogStep[] = [],
): LogStep[] {
  const steps: LogStep[] = []
  const add = (step: Omit<LogStep, 'id'>) => {
    const known = before[steps.length]
    const isSame = known?.action === step.action && known?.entry === step.entry && known?.state === step.state
    steps.push(known && isSame && known.at === step.at ? known : { id: steps.length, ...step })
  }
  let next = 0
  const addEntries = (state: number) => {
    for (let entry = diary[next]; entry && entry.after <= state; entry = diary[next]) {
      add({ state, at: entry.at, sentence: entrySentence(entry), entry })
      next += 1
    }
  }
  add({ state: 0, at: times[0] ?? 0, sentence: 'the start' })
  addEntries(0)
  let view: unknown
  for (const [index, action] of actions.entries()) {
    add({ state: index + 1, at: times[index] ?? 0, sentence: actionSentence(action, view), action })
    if (action.type === VIEW_CHANGED) view = action.payload
    addEntries(index + 1)
  }
  return steps
}

/** The steps of a kind whose sentence, type or payload has these words, whatever their case. */
export function findSteps(steps: readonly LogStep[], filter: StepFilter, words: string): LogStep[] {
  const wanted = words.trim().toLowerCase()
  const fits: Test = stepFilters[filter]
  const texts = ({ sentence, action, entry }: LogStep) => `${sentence}\n${JSON.stringify(action ?? entry ?? '')}`
  return steps.filter((step) => fits(step) && (wanted === '' || texts(step).toLowerCase().includes(wanted)))
}

/** The nearest step behind (or before, by -1) that one that fits. */
export function nextStep(
  steps: readonly LogStep[],
  from: number,
  fits: Test,
  direction: 1 | -1 = 1,
): LogStep | undefined {
  const rest = direction === 1 ? steps.slice(from + 1) : steps.slice(0, Math.max(0, from)).reverse()
  return rest.find(fits)
}
