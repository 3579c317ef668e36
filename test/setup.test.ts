// @vitest-environment jsdom
// The rules of setup.ts and render.tsx: what breaks one fails, what one test leaves behind does not reach the next.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import './render'

it.fails('rejects console output', () => {
  console.warn('left behind')
})

it.fails('rejects a request that nobody answers', async () => {
  await fetch('https://api.example.test/v1/categories').catch(() => undefined)
})

it.fails('rejects a request to the page’s own origin that nobody answers', async () => {
  await fetch('/v1/categories').catch(() => undefined)
})

it('leaves something behind on purpose', () => {
  localStorage.setItem('key', 'value')
  sessionStorage.setItem('key', 'value')
  document.body.append(document.createElement('p'))
  window.history.pushState({ at: 1 }, '', '/info?x=1')
  vi.useFakeTimers()
})

it('starts every test clean', () => {
  expect([localStorage.length, sessionStorage.length, document.body.childElementCount]).toEqual([0, 0, 0])
  expect([window.location.pathname, window.location.search, window.history.state]).toEqual(['/', '', null])
  expect(vi.isFakeTimers()).toBe(false)
})

it('leaves a timer, and a frame of a fake clock, behind on purpose', () => {
  setTimeout(() => console.warn('too late'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => console.warn('too late'))
})

it('hears of neither, and gets a frame of its own', async () => {
  await new Promise(requestAnimationFrame)
})

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
