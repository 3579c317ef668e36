// Puts a text on the clipboard.

/** Whether it is there now: false without permission, clipboard or secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
