// What a visitor of faultScreens.ts does, done in jsdom.
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Step } from './faultScreens'

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
