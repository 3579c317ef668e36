// The scenarios by name.
import { busy } from './busy'
import { empty } from './empty'
import { expiredSession } from './expiredSession'
import { flaky } from './flaky'
import { limited } from './limited'
import { maintenance } from './maintenance'
import { slow } from './slow'
import type { Scenario } from './types'

/** Everything as usual. */
const normal: Scenario = { about: 'Everything works' }

/** All scenarios; `normal` changes nothing. */
export const scenarios = { normal, empty, busy, limited, slow, flaky, expiredSession, maintenance } satisfies Record<
  string,
  Scenario
>

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Whether there is a scenario of this name. */
export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)
