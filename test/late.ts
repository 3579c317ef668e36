// TEST_LATE=1: React renders, and runs effects, 20 ms late, as on a busy machine. A test fails with it that asserts at
// once what comes a render or an effect later.
import { createRequire } from 'node:module'

type Schedule = (priority: number, task: () => unknown, options?: { delay: number }) => unknown

// The very module that React takes its functions from when it is loaded.
const scheduler = createRequire(import.meta.url)('scheduler') as { unstable_scheduleCallback: Schedule }
const { unstable_scheduleCallback: schedule } = scheduler
scheduler.unstable_scheduleCallback = (priority, task) => schedule(priority, task, { delay: 20 })
