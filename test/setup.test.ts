// @vitest-environment jsdom
// Tests the rules of setup.ts: each test here breaks one and must fail.
import { expect, it, vi } from 'vitest'

it.fails('rejects console output', () => {
  console.warn('left behind')
})

it.fails('rejects a request that nobody answers', async () => {
  await fetch('https://api.example.test/v1/categories').catch(() => undefined)
})

it.fails('rejects a request to the page’s own origin that nobody answers', async () => {
  await fetch('/v1/categories').catch(() => undefined)
})

it('lets a test expect output', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  console.warn('expected')
  expect(warn).toHaveBeenCalledWith('expected')
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
