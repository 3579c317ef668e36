// Hands something on: by the clipboard, or by the device's share sheet.

/** Whether it is there now: false without permission, clipboard or secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether the share sheet opened. Closing it is no failure, nor is a second press while it is open. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)
  }
}
