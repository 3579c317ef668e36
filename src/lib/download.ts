// Hands a text to the browser as a file to keep.

/** Offers JSON as a download of this name. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // Delayed: the browser may ask where to save before it reads the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
