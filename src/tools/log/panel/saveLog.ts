// Saves this session as a file, in whatever form.
import { useState } from 'react'
import { download } from '@/platform/download'
import { failureFrom, fileName } from '@/replay/bundle'
import { wholeText } from '../joinLogs'
import type { PanelHost } from './panelHost'

/** Saves the private log, unless another kind of file is given; returns its name, or why it could not be saved. */
export function saveLog(host: PanelHost, kind = 'actionlog', text = () => wholeText(host, 'user')) {
  const name = fileName(host, kind)
  try {
    download(name, text())
    return { name }
  } catch (error) {
    return { name, problem: `Could not be saved: ${failureFrom(error).message}` }
  }
}

/** How to save the private log, then do what comes next; `problem` is why it could not be saved. */
export function useSaving(host: PanelHost, next: () => void) {
  const [problem, setProblem] = useState('')
  const save = () => {
    const { problem } = saveLog(host)
    if (problem) setProblem(problem)
    else next()
  }
  return { problem, save }
}
