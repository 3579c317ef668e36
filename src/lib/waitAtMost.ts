// Waiting with a time limit.

/** Settles with the promise, or after `ms` without a value; the timer never outlives it. */
export async function waitAtMost(promise: PromiseLike<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<void>((done) => {
    timer = setTimeout(done, ms)
  })
  await Promise.race([promise, timeUp]).finally(() => clearTimeout(timer))
}
