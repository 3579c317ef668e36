// @vitest-environment jsdom
// What was changed survives a restart, in the browser's storage and in the HTTP door's file, and nothing else is kept.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Overlay } from '@mocks/db/database'
import { createOverlayFile } from '@mocks/overlayFile'
import { createOverlayStore, overlayKey } from '@mocks/overlayStore'
import { demoUser } from '@mocks/seed/users'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, newReview } from './client'

const throughJson = (overlay: Overlay): Overlay => JSON.parse(JSON.stringify(overlay))

describe('the overlay', () => {
  it('holds the changed rows only, and brings them back', async () => {
    const client = createClient()
    expect(client.backend.exportOverlay().tables.reviews).toEqual({ put: [], drop: [] })
    const { accessToken, refreshToken } = await client.login()
    const mine = (await client.get(`/reviews/user/${demoUser.id}`, accessToken)).body.reviews[0]?._id ?? ''
    const { data } = (await client.post('/reviews', newReview('biz_150'), accessToken)).body
    await client.call('DELETE', `/reviews/${mine}`, undefined, accessToken)
    await client.post('/auth/forgot-password', { email: demoUser.email })

    const overlay = throughJson(client.backend.exportOverlay())
    expect(overlay.tables.reviews).toMatchObject({ put: [{ id: data._id }], drop: [mine] })
    expect(overlay.tables.businesses).toEqual({ put: [], drop: [] })
    expect(JSON.stringify(overlay).length).toBeLessThan(2000)

    const restarted = createClient({ overlay })
    expect(restarted.backend.exportOverlay()).toEqual(overlay)
    expect((await restarted.get(`/reviews/${mine}`)).status).toBe(404)
    expect((await restarted.get('/businesses/biz_150')).body.data.reviewCount).toBe(1)
    expect(restarted.backend.outbox.all()).toEqual(client.backend.outbox.all())
    expect((await restarted.get('/auth/me', accessToken)).status).toBe(200)
    const next = await restarted.post('/auth/refresh', { refreshToken })
    expect(next.status).toBe(200)
    // Ids go on where they were.
    const again = await restarted.post('/reviews', newReview('biz_002'), String(next.body.data.accessToken))
    expect(again.body.data._id).not.toBe(data._id)
  })

  it('of another seed is not applied', async () => {
    const client = createClient()
    await client.call('DELETE', '/businesses/biz_001')
    const overlay = { ...client.backend.exportOverlay(), seed: 'another' }
    expect((await createClient({ overlay }).get('/businesses/biz_001')).status).toBe(200)
  })

  it('is told after every change and after nothing else', async () => {
    const onChange = vi.fn()
    const client = createClient({ onChange })
    await client.get('/categories')
    await client.post('/auth/login', { email: demoUser.email, password: 'gabuar' })
    expect(onChange).toHaveBeenCalledTimes(0)
    await client.login()
    expect(onChange).toHaveBeenCalledTimes(1)
    client.backend.setScenario('slow')
    client.backend.reset()
    expect(onChange).toHaveBeenCalledTimes(3)
    expect(client.backend.exportOverlay()).toMatchObject({
      scenario: 'normal',
      counters: {},
      tables: { sessions: { put: [] } },
    })
  })
})

describe('the browser store', () => {
  const overlay = createClient().backend.exportOverlay()

  it('tells each tab what the other one stored, once', () => {
    const [here, there] = [createOverlayStore(() => localStorage), createOverlayStore(() => localStorage)]
    expect(here.changed()).toBe('unchanged')
    here.save(overlay)
    expect(here.changed()).toBe('unchanged')
    expect(there.changed()).toEqual(overlay)
    expect(there.changed()).toBe('unchanged')
    localStorage.removeItem(overlayKey)
    expect(here.changed()).toBeUndefined()
  })

  it('takes a broken text for none', () => {
    localStorage.setItem(overlayKey, '{')
    expect(createOverlayStore(() => localStorage).changed()).toBeUndefined()
  })

  it('goes on when the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const store = createOverlayStore(() => refuse())
    expect(store.changed()).toBe('unchanged')
    store.save(overlay)
    expect(store.changed()).toBe('unchanged')
  })
})

describe('the file', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'api-mocks-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is written once for many changes, and at once when asked', () => {
    vi.useFakeTimers()
    const path = join(folder, 'new', 'mocks.json')
    const file = createOverlayFile(path)
    const overlay = vi.fn(() => createClient().backend.exportOverlay())
    expect(file.read()).toBeUndefined()
    for (let times = 0; times < 5; times += 1) file.save(overlay)
    expect(overlay).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(overlay).toHaveBeenCalledTimes(1)
    expect(createOverlayFile(path).read()).toEqual(overlay.mock.results[0]?.value)
    file.save(() => ({ ...overlay(), scenario: 'slow' }))
    file.flush()
    file.flush()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ scenario: 'slow' })
    expect(readdirSync(join(folder, 'new'))).toEqual(['mocks.json'])
  })

  it('that is broken counts as none', () => {
    const path = join(folder, 'mocks.json')
    writeFileSync(path, '{')
    expect(createOverlayFile(path).read()).toBeUndefined()
  })
})
