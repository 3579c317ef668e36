// accepted
/** What it is. */
export const told = 1

/**
 * What it does.
 */
export default function tell() {
  return told
}

export { told as again }
