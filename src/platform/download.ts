// Hands a file to the browser to keep.

/** Offers a file as a download of this name. */
export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Delayed: the browser may ask where to save before it reads the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Offers JSON as a download of this name. */
export function download(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'application/json' }))
}
