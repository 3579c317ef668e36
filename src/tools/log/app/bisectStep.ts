// What `git bisect run` runs at each commit (src/tools/log/otherApp.ts): today's replay of a log on the app of that commit, which is what
// `@` means here, except for `@/replay` and `@/tools/log`. It ends with 0, 1 (`inverted`: the other way round) or, where that app cannot be
// loaded, 125.
import { execFileSync } from 'node:child_process'

const [file = '', predicate = '', until = '', inverted = ''] = process.argv.slice(2)
const title = execFileSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim()

/** The judgement, and why. */
async function judged(): Promise<readonly ['good' | 'bad' | 'skipped', string]> {
  try {
    const { rootReducer } = await import('@/app/rootReducer')
    const { readText } = await import('@/tools/log/cli')
    const { readLog } = await import('@/tools/log/readLog')
    const { replayLog } = await import('@/tools/log/replayLog')
    const { showsOf } = await import('@/tools/log/shows')
    const { checkedText } = await import('@/tools/log/verdict')
    const replayed = replayLog(readLog(readText(file)), rootReducer as Parameters<typeof replayLog>[1], {
      until: until ? Number(until) : undefined,
    })
    const wanted = predicate ? [predicate] : ['differs', 'throws']
    const isShown = wanted.some((one) => showsOf(one)(replayed))
    return [isShown === (inverted === '') ? 'bad' : 'good', predicate || checkedText(replayed)]
  } catch (error) {
    return ['skipped', String(error).split('\n')[0] ?? '']
  }
}

const [judgement, why] = await judged()
const { judgements } = await import('@/tools/log/otherApp')
process.stderr.write(`  ${judgement}: ${title} (${why})\n`)
process.exitCode = judgements[judgement]
