// The order of the test files: project by project, and in each the long ones first, or as a seed has it.
import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest keeps a worker for the project's next file; projects with a worker per file come first: one is longest. */
const projects = ['unit-alone', 'unit-alone-node', 'unit', 'unit-node', 'e2e']

/**
 * Long for their size, by which Vitest goes where it has not run them before; the shortest first, after Firefox, which
 * begins when the other files of its project do not all begin.
 */
const longFiles = [
  'test/e2e/engines/mainJob.test.ts',
  'test/e2e/sessionRace.test.ts',
  'test/e2e/browserCache.test.ts',
  'test/e2e/focus.test.ts',
  'test/e2e/earlyReads.test.ts',
  'test/e2e/replayPages.test.ts',
  'test/e2e/routes.test.ts',
  'test/replay/planted.test.ts',
  'test/walks/walks.test.tsx',
]

/** Vitest's own order but for projects and long files; with `--sequence.shuffle.files` that of `--sequence.seed`. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed = Date.now() } = this.ctx.config.sequence
    // Vitest's own shuffle mixes the projects, and it forgets the option where there is a sequencer.
    const isShuffled = process.argv.includes('--sequence.shuffle.files')
    if (isShuffled) this.ctx.logger.log(`Files in the order of --sequence.seed=${seed}`)
    const place = ({ moduleId }: TestSpecification): number =>
      isShuffled
        ? createHash('sha256').update(`${seed} ${moduleId}`).digest().readUInt32BE()
        : -longFiles.findIndex((long) => moduleId.endsWith(`/${long}`))
    const group = ({ project }: TestSpecification): number => projects.indexOf(project.name)
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => group(one) - group(other) || place(one) - place(other))
  }
}
