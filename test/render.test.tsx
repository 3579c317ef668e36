// A test that ran out of time leaves the page to those after it.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import './render'

const goesOn = vi.fn()

function addButton(): HTMLElement {
  const button = document.createElement('button')
  document.body.append(button)
  return button
}

it('leaves something that waits for a button, and a press, behind on purpose', () => {
  void screen.findByRole('button').then(goesOn, goesOn)
  void userEvent.click(addButton()).then(goesOn, goesOn)
  document.body.replaceChildren()
})

it('does not let it go on in the page of the next test', async () => {
  addButton()
  await userEvent.click(await screen.findByRole('button'))
  expect(goesOn).not.toHaveBeenCalled()
})
