// The order of the test files: project by project, and in each the long ones first, or as a seed has it.
import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long for their size, by which Vitest goes where it has not run them before; the longest first. */
export const longFiles = [
  'test/walks/walks.test.tsx',
  'test/replay/planted.test.ts',
  'test/e2e/replayPages.test.ts',
  'test/e2e/routes.test.ts',
  'test/e2e/focus.test.ts',
]

/** First the files with a worker of their own, since the longest is one of them; the end is left to small ones. */
const projects = ['unit-alone', 'unit-alone-node', 'unit', 'unit-node', 'e2e']

interface File {
  moduleId: string
  project: { name: string }
}

/** Vitest keeps a worker for the next file only if that is of the same project: none may come between those of another. */
function projectByProject<Some extends File>(files: readonly Some[]): Some[] {
  const place = ({ project }: File) => projects.indexOf(project.name)
  return files.toSorted((one, other) => place(one) - place(other))
}

/** In each project long files in their order, so that no worker is left with one while the others have none; others as they are. */
export function longestFirst<Some extends File>(files: readonly Some[]): Some[] {
  const rank = ({ moduleId }: File) => {
    const at = longFiles.findIndex((long) => moduleId.endsWith(`/${long}`))
    return at < 0 ? longFiles.length : at
  }
  return projectByProject(files.toSorted((one, other) => rank(one) - rank(other)))
}

/** In each project an order that the seed alone decides. */
export function shuffled<Some extends File>(files: readonly Some[], seed: number): Some[] {
  const lot = ({ moduleId }: File) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
  return projectByProject(files.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1)))
}

/** Vitest's own order but for the projects and the long files; with `--sequence.shuffle.files` that of `--sequence.seed`. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own shuffle mixes the projects, and it forgets the option where there is a sequencer.
    if (!process.argv.includes('--sequence.shuffle.files')) return longestFirst(await super.sort(files))
    const { seed = Date.now() } = this.ctx.config.sequence
    this.ctx.logger.log(`Files in the order of --sequence.seed=${seed}`)
    return shuffled(files, seed)
  }
}
