// Replaces msw's copy of the `statuses` package in dev and demo builds: replies of this mock have their status text from the browser.

/** No names. */
export default { message: {} as Record<number, string> }
