// The harness is a gate: what it must not overlook is done here.
import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { appUrl, expect, expectNoAxeViolations, lastWords, looking, rested, test } from './harness'
import { leaveTraces } from './leaveTraces'
import { collisions, countShifts, shiftsOf, sidewaysScroll } from './measure'

describe('the harness rejects', () => {
  looking.fails('what no test has foretold', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => console.error('left behind'))
  })

  looking.fails('a problem that was foretold and did not come', async ({ visit }) => {
    await visit.open('/info')
    visit.expectProblem(/never said/)
  })
})

test('the harness hears of errors, exceptions, missing files, strangers and breaches of the policy', async ({
  visit,
}) => {
  for (const words of [
    /^console: left behind/,
    /^exception: unheard/,
    /^response: 404 .*gone\.js/,
    /^foreign request: http:\/\/127\.0\.0\.1:9\//,
    /^request: http:\/\/127\.0\.0\.1:9\//,
    /^policy: connect-src/,
    /^policy: require-trusted-types-for/,
    /^console: .*(TrustedHTML|Content Security Policy|Failed to load resource)/,
  ])
    visit.expectProblem(words)
  await visit.open('/info')
  await visit.page.evaluate(async () => {
    console.error('left behind')
    void Promise.reject(new Error('unheard'))
    await fetch('/assets/gone.js')
    await fetch('http://127.0.0.1:8/').catch(() => undefined)
    try {
      document.body.innerHTML = '<p>x</p>'
    } catch {
      // The policy forbids it, which is what the test is about.
    }
  })
  await lastWords(visit.page)
  // The policy lets it be asked for.
  await visit.page.goto('http://127.0.0.1:9/').catch(() => undefined)
})

test('what is measured tells of a page that moves or is too wide, of what is covered or cut off, and of faults for axe', async ({
  visit,
}) => {
  const { page } = visit
  await countShifts(page)
  await visit.open('/info')
  await rested(page)
  const spoil = (style: Readonly<Record<string, string>>) =>
    page.locator('h1').evaluate((node, spoilt) => {
      node.removeAttribute('style')
      Object.assign(node.style, spoilt)
    }, style)
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.02)
  await spoil({ marginBlockStart: '20rem' })
  expect((await shiftsOf(page)).sum).toBeGreaterThan(0.02)
  await spoil({})
  expect([await sidewaysScroll(page), await collisions(page)]).toEqual([0, []])
  await spoil({ inlineSize: '200vw' })
  expect(await sidewaysScroll(page)).toBeGreaterThan(0)
  await spoil({ position: 'relative', insetBlockStart: '3rem' })
  expect((await collisions(page)).join()).toContain('overlap')
  await spoil({ inlineSize: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' })
  expect((await collisions(page)).join()).toContain('is cut off')
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  await expect(expectNoAxeViolations(page)).rejects.toThrow('to deeply equal []')
})

test('the host sends every path of the app to the app, with the strict policy', async () => {
  const answer = await fetch(`${appUrl}/kategorite/x`)
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  expect(await answer.text()).toContain('<div id="root">')
})

looking('a failure leaves the log of its session, which replays, and says how', async ({ visit }) => {
  const { page } = visit
  await visit.open('/kategorite')
  await page.getByRole('link', { name: 'Transport', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Transport/ }).waitFor()
  const command = await leaveTraces(page, 'Një provë: “e kuqe”')
  expect(command).toBe("npm run replay -- '.cache/e2e/Një-provë-e-kuqe-.actionlog.json'")
  const log = readLog(readFileSync('.cache/e2e/Një-provë-e-kuqe-.actionlog.json', 'utf8'))
  expect(JSON.stringify(log.actions)).toContain('/kategorite/transport')
  const { divergence, threw } = replayLog(log, rootReducer as AnyReducer)
  expect([divergence, threw]).toEqual([undefined, undefined])
  await page.goto('/robots.txt')
  expect(await leaveTraces(page, 'pa app')).toBeUndefined()
})
