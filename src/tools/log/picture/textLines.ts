// A text of the page, line by line as the browser has broken it.

/** A line and its place in the window. */
export interface TextLine {
  words: string
  rect: { left: number; top: number; right: number; bottom: number }
}

/** The lines of a text; none where it is not shown. */
export function linesOf(node: Text): TextLine[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const all = [...range.getClientRects()].filter(({ width }) => width > 0)
  if (all.length < 2) return all.map((rect) => ({ words: node.data.replace(/\s+/g, ' '), rect }))
  const lines: TextLine[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const rect = range.getClientRects()[0]
    if (!rect) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.rect.top - rect.top) < 2) {
      last.words += ` ${word}`
      last.rect = { ...last.rect, right: rect.right }
    } else {
      const { left, top, right, bottom } = rect
      lines.push({ words: word, rect: { left, top, right, bottom } })
    }
  }
  return lines
}
