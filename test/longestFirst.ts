// The order of the test files: long ones first, so that no worker is left with one while the others have none.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long for their size, by which Vitest goes where it has not run them before; the longest first. */
export const longFiles = [
  'test/walks/walks.test.tsx',
  'test/replay/planted.test.ts',
  'test/e2e/replayPages.test.ts',
  'test/e2e/layout.test.ts',
  'test/e2e/routes.test.ts',
  'test/e2e/focus.test.ts',
]

/** These files in their order, then the others as they are. */
export function longestFirst<File extends { moduleId: string }>(files: readonly File[]): File[] {
  const rank = ({ moduleId }: File) => {
    const at = longFiles.findIndex((long) => moduleId.endsWith(`/${long}`))
    return at < 0 ? longFiles.length : at
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}

/** Vitest's own order but for the long files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files))
  }
}
