// The title of the browser's tab.
import { useLayoutEffect } from 'react'
import { appName } from '@/brand'
import { prerenderHead } from '@/platform/prerenderHead'

/**
 * Sets the document's title to `{title} · {appName}`; without `title`, to the name alone; `whole` as it is. It is set
 * before the heading takes the focus, because the announcement of a new page reads it.
 */
export function useDocumentTitle(title: string | undefined, whole = false): void {
  const fullTitle = title ? (whole ? title : `${title} · ${appName}`) : appName
  if (prerenderHead) prerenderHead.title = fullTitle
  useLayoutEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
}
