// What a visitor of faultScreens.ts does, done in jsdom while the clock stands.
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'
import type { Step } from './faultScreens'

/** For all tests of a file: every chunk, so that none is waited for while the clock stands. */
export const loadEveryChunk = (): void =>
  beforeAll(async () => {
    const parts = import.meta.glob('../../src/{app,features,pages,ui,api,session,storage}/**/*.{ts,tsx}')
    await Promise.all(Object.values(parts).map((load) => load()))
  }, 120_000)

/** Lets seconds pass, and whatever is due in them happen. */
export async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      // A chunk that is there already comes a moment later all the same, on a busy machine several.
      await vi.dynamicImportSettled()
      await settle()
    })
}

/** Performs the step without waiting for its result. */
export async function takeStep(step: Step): Promise<void> {
  const place = step.inside ? within(screen.getByRole(step.inside)) : screen
  if ('put' in step)
    fireEvent.change(place.getByLabelText(step.at, { selector: 'input, textarea' }), { target: { value: step.put } })
  else
    await act(async () => {
      fireEvent.click(place.getByRole(step.role, { name: step.press }))
    })
}
