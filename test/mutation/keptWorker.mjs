// A worker of Vitest's that stays from run to run. A mutant's tests take milliseconds, a new worker with its document and its
// modules takes seconds; and a mutant that acts only when it is called needs no new world.
import { ThreadsPoolWorker } from 'vitest/node'

const response = { __vitest_worker_response__: true }

let kept

/** Makes the pool's workers, all of them the one that is kept; `provide('freshWorld', true)` asks for a new one. */
export const keptWorker = {
  name: 'kept',
  createPoolWorker(options) {
    const { freshWorld, mutantActivation } = options.project.getProvidedContext()
    // What a module does while it loads happens once in a world.
    const isStatic = mutantActivation === 'static'
    let isNew = freshWorld || isStatic
    let isBusy = false
    const listeners = new Map()
    const watch = ({ type }) => {
      if (type === 'testfileFinished') isBusy = false
    }
    const answer = (type) => {
      for (const [listener, event] of listeners) if (event === 'message') listener({ ...response, type })
    }
    let worker
    let config

    return {
      name: 'kept',
      on(event, listener) {
        listeners.set(listener, event)
        worker.on(event, listener)
      },
      off(event, listener) {
        listeners.delete(listener)
        worker.off(event, listener)
      },
      deserialize: (data) => data,
      async start() {
        if (isNew) await kept?.stop()
        isNew ||= kept === undefined
        if (isNew) {
          kept = new ThreadsPoolWorker(options)
          await kept.start()
        }
        worker = kept
        worker.on('message', watch)
      },
      send(message) {
        if (message.type === 'start') config = message.context.config
        if (message.type === 'start' && !isNew) queueMicrotask(() => answer('started'))
        else if (message.type === 'stop') queueMicrotask(() => answer('stopped'))
        else if (message.type === 'start') {
          // The first file may need no document; those that come after it in the same worker do.
          const environment = { ...message.context.environment, name: 'jsdom' }
          worker.send({ ...message, context: { ...message.context, environment } })
        } else if (message.type === 'run') {
          isBusy = true
          // A worker knows the config it was started with; which tests are meant changes from run to run.
          worker.send({ ...message, context: { ...message.context, config } })
        } else worker.send(message)
      },
      async stop() {
        for (const [listener, event] of listeners) worker.off(event, listener)
        worker.off('message', watch)
        if (!isBusy && !isStatic) return
        kept = undefined
        await worker.stop()
      },
    }
  },
}

/** Ends the worker, so that the process can. */
export async function endWorker() {
  await kept?.stop()
  kept = undefined
}
