// Where the list of screened words is imported: it is longer than all that visitors need before they sign up.
import { expect, it } from 'vitest'
import { importsOf, isCode, projectFiles } from './source'

it('the list of screened words is a chunk of its own: imported when needed, never at once', () => {
  const files = projectFiles().filter(({ path }) => path.startsWith('src/'))
  const paths = new Set(files.map(({ path }) => path))
  const lines = files.filter(isCode).flatMap((file) => importsOf(file, paths))
  const ofTheList = lines.filter(({ target }) => target === 'src/features/auth/model/screenedWords.ts')
  expect(ofTheList.filter(({ dynamic }) => dynamic)).toHaveLength(1)
  expect(ofTheList.filter(({ dynamic, typeOnly }) => !dynamic && !typeOnly)).toEqual([])
})
