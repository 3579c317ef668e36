// `npm run pages` with the production build and the API of this worker: what it writes is what a live server would send.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { runNode } from '../processes'
import { apiUrl, expect, test } from './harness'
import { authorized, demoSession } from './session'

const { folder } = inject('e2e').production
let workplace = ''
let dist = ''
beforeAll(() => {
  workplace = mkdtempSync(join(tmpdir(), 'pages-'))
  dist = join(workplace, 'dist')
  cpSync(folder, dist, { recursive: true })
  cpSync(`${folder}-server`, `${dist}-server`, { recursive: true })
})
afterAll(() => rmSync(workplace, { recursive: true }))

const run = (api = apiUrl) =>
  runNode(['--import', 'tsx', 'src/server/pages.ts', '--origin', 'https://a.al', '--dist', dist, '--api', api])
