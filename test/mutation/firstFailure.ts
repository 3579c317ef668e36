// After a test of a file has failed, the others of that file are skipped: one is enough to notice a mutant, and a file whose
// tests all hang would take minutes. (Vitest's own `bail` would end the worker that is to stay.)
import { beforeEach } from 'vitest'

let hasFailed = false

beforeEach(({ onTestFailed, skip }) => {
  skip(hasFailed)
  onTestFailed(() => {
    hasFailed = true
  })
})
