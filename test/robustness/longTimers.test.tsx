// Leaving: whatever a screen had set going is over when the screen is gone (L03).
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api'
import { preloadPage } from '@/app/pages'
import { initialAuthState } from '@/features/auth/model/machine'
import { businessPath, routes, writePath } from '@/lib/paths'

startTestServer()
standInDialogs()

const demo = { _id: 'usr_001', name: 'Elira Kodra', email: 'demo@vlereso.example' }

const screens = Object.entries({
  ...routes,
  category: '/kategorite/restorante',
  business: businessPath('biz_001'),
  write: writePath('biz_001'),
  verifyEmail: `${routes.verifyEmail}?token=abc`,
  resetPassword: `${routes.resetPassword}?token=abc`,
  notFound: '/nuk-ka',
})

describe('no timer is left of a screen that was left', () => {
  it.each(screens)('%s [L03]', async (_name, route) => {
    await preloadPage(route.replace(/\?.*/, ''))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const isOwn = route === routes.profile || route === routes.myComments
    const auth = { ...initialAuthState, loading: false, ...(isOwn ? { user: demo, isAuthenticated: true } : {}) }
    const { unmount, store } = await renderApp({ route, preloadedState: { auth } })
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    unmount()
    // RTK Query keeps answers for a minute, and counts its subscribers after half a second; all other timers are ours.
    await vi.advanceTimersByTimeAsync(500)
    store.dispatch(baseApi.util.resetApiState())
    expect(vi.getTimerCount()).toBe(0)
  })
})
