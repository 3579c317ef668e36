// The harness is a gate: each of these journeys does what it must not overlook, and must fail.
import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { appUrl, expect, expectNoAxeViolations, hydrated, looking, rested, test } from './harness'
import { leaveTraces } from './leaveTraces'
import { collisions, countShifts, shiftsOf, sidewaysScroll } from './measure'

describe('the harness rejects', () => {
  looking.fails('a console error', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => console.error('left behind'))
  })

  looking.fails('an exception', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => void Promise.reject(new Error('unheard')))
    await visit.page.evaluate(() => new Promise((later) => setTimeout(later)))
  })

  looking.fails('a request to a stranger', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined))
  })

  test.fails('text that becomes markup', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>x</p>'
      } catch {
        // The policy forbids it, which is what the test is about.
      }
    })
  })

  looking.fails('a missing file', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.evaluate(() => fetch('/assets/gone.js'))
  })

  looking.fails('a problem that was foretold and did not come', async ({ visit }) => {
    await visit.open('/info')
    visit.expectProblem(/never said/)
  })

  looking.fails('a page wider than its window', async ({ visit }) => {
    await visit.open('/info')
    await visit.page.locator('h1').evaluate((node) => {
      node.style.inlineSize = '200vw'
    })
    expect(await sidewaysScroll(visit.page)).toBe(0)
  })

  looking.fails.for([
    ['one thing over another', { position: 'relative', insetBlockStart: '3rem' }],
    ['a text that is cut off', { inlineSize: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' }],
  ] as const)('%s', async ([, style], { visit }) => {
    await visit.open('/info')
    await visit.page.locator('h1').evaluate((node, spoilt) => void Object.assign(node.style, spoilt), style)
    expect(await collisions(visit.page)).toEqual([])
  })

  test.fails('a page that moves while it loads', async ({ visit }) => {
    await countShifts(visit.page)
    await visit.open('/info')
    await rested(visit.page)
    await visit.page.locator('h1').evaluate((node) => {
      node.style.marginBlockStart = '20rem'
    })
    expect((await shiftsOf(visit.page)).sum).toBeLessThanOrEqual(0.02)
  })

  looking.fails('an element that axe finds fault with', async ({ visit }) => {
    await visit.open('/info')
    // What comes before React would not be its own, and go.
    await visit.page.waitForFunction(hydrated)
    await visit.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
    await expectNoAxeViolations(visit.page)
  })
})

test('the harness lets a foretold problem pass', async ({ visit }) => {
  visit.expectProblem(/404 .*gone\.js|console: Failed to load resource/)
  await visit.open('/info')
  expect(await visit.page.evaluate(() => fetch('/assets/gone.js').then(({ status }) => status))).toBe(404)
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
