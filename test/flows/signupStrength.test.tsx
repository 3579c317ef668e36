// How strong a new account's password is, and what the form of the sign-up says and does about it.
import { put } from '@test/page'
import { runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen } from '@testing-library/react'
import { compile } from 'sass'
import { describe, expect, it } from 'vitest'
import { button, fill, labels, open, server, terms, valid } from './signingUp'

runTestServer(server)
standInDialogs()

const bar = () => screen.getByRole('meter', { name: 'Siguria e fjalëkalimit' })
const sent = () => server.requests.filter((request) => request === 'POST /v1/auth/signup')

describe('the strength of a new account’s password', () => {
  const strengths = [
    ['', 0, 'red'],
    ['a', 1, 'red'],
    ['aB', 2, 'yellow'],
    ['aB1', 3, 'blue'],
    ['aB1!', 4, 'green'],
    ['aB1!aB1!', 5, 'green'],
  ] as const

  it('is told in points and colours while a password is typed [SIGNUP-06, SIGNUP-23]', async () => {
    await open()
    for (const [password, score, color] of strengths) {
      put(labels.password(), password)
      expect(bar(), password).toHaveValue(score)
      const drawn = bar().nextElementSibling
      expect(drawn).toHaveAttribute('data-color', color)
      expect(drawn?.querySelectorAll('[data-on]')).toHaveLength(score)
    }
  })

  it('has a height and the colour it names, light and dark [SIGNUP-06, SIGNUP-23]', () => {
    const { css } = compile('src/features/auth/ui/signup/SignupForm.module.scss', { loadPaths: ['src'] })
    const { css: theme } = compile('src/styles/_themes.scss')
    const hue = (color: string) => {
      const star = new RegExp(`\\[data-color=${color}\\] \\{\\s*--strength: var\\(--(star-\\d)\\)`).exec(css)?.[1]
      const [...hues] = theme.matchAll(new RegExp(`--${star}: (#\\w+)`, 'g'))
      return [...new Set(hues.map(([, one]) => one))]
    }
    expect(css).toMatch(/\.bar span \{\s*block-size: 0\.[1-9]/)
    expect(css).toMatch(/\[data-on\] \{[^}]*background: var\(--strength\)/)
    expect(['red', 'yellow', 'blue', 'green'].map(hue)).toEqual([
      ['#d62828', '#f87171'],
      ['#a97c00', '#facc15'],
      ['#2563eb', '#60a5fa'],
      ['#15803d', '#4ade80'],
    ])
  })

  it('comes with a hint that belongs to the field and stays while a password is typed [SIGNUP-07]', async () => {
    const { type } = await open()
    const hint = 'Përdor 8 ose më shumë karaktere: shkronja, numra dhe simbole, me të paktën një shkronjë të madhe.'
    expect(labels.password()).toHaveAccessibleDescription(hint)
    await type('password', valid.password)
    expect(screen.getByText(hint)).toBeVisible()
  })

  it('is said in a word, not by colour alone', async () => {
    const { type } = await open()
    await type('password', 'aB')
    expect(screen.getByText('Fjalëkalimi është mesatar')).toHaveAttribute('aria-live', 'polite')
    expect(bar()).toHaveAttribute('aria-valuetext', 'Mesatar')
  })

  it('is not said beside what is wrong with the password', async () => {
    const { type, user } = await open()
    await type('password', 'aB')
    await user.tab()
    expect(labels.password()).toBeInvalid()
    expect(screen.queryByText('Fjalëkalimi është mesatar')).toBeNull()
  })

  // Which passwords are too weak: test/features/auth/validationStrength.test.ts.
  it('keeps the button disabled for a weak one, and says why, from the typing on [SIGNUP-22]', async () => {
    const password = 'aaaaaa'
    const text = 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'
    const app = await open()
    const expectDisabled = () => {
      expect(button()).toBeDisabled()
      expect(screen.getAllByText(text).at(-1)).toBeVisible()
    }
    expect(screen.queryByText(text)).toBeNull()
    await app.type('password', password)
    expectDisabled()
    expect(button()).toHaveAccessibleDescription(text)
    // Its error line stands under the field now.
    await app.user.tab()
    expect(labels.password()).toBeInvalid()
    expectDisabled()
    await fill(app, { password, confirmation: password })
    expectDisabled()
    await app.user.click(button())
    await app.user.click(labels.name())
    await app.user.keyboard('{Enter}')
    expectDisabled()
    await app.user.click(terms())
    expectDisabled()
    expect(sent()).toEqual([])
    await app.type('password', valid.password)
    expect(button()).toBeEnabled()
    expect(screen.queryByText(text)).toBeNull()
  })
})
