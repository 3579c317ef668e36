// Waiting with a time limit.

/** How long the page waits for a server that does not answer, where it can go on without the answer, in ms. */
const PATIENCE = 3000

/** Settles with the promise, or after `ms` without a value; the timer never outlives it. */
export async function waitAtMost(promise: PromiseLike<unknown>, ms = PATIENCE): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<void>((done) => {
    timer = setTimeout(done, ms)
  })
  await Promise.race([promise, timeUp]).finally(() => clearTimeout(timer))
}
