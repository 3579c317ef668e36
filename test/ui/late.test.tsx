// Components that are loaded late: at once where they are there, and again after they did not come.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashState, isChunkError } from '@/ui/CrashState'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { late, loadMissing } from '@/ui/late'

const Content = ({ name = 'askush' }: { name?: string }) => <p>{`Mirë se erdhe, ${name}`}</p>
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

describe('a late component', () => {
  it('that was loaded ahead renders at once, without its fallback', async () => {
    const { Late, preload } = late(async () => ({ default: Content }))
    await preload(false)
    render(
      <Suspense fallback="prit">
        <Late name="Ana" />
      </Suspense>,
    )
    expect(screen.getByText('Mirë se erdhe, Ana')).toBeVisible()
  })

  it('that did not come is asked for again, and rendered where its boundary tries again', async () => {
    const load = vi.fn(gone as () => Promise<{ default: typeof Content }>)
    const { Late } = late(load)
    await act(async () =>
      render(
        <ErrorBoundary fallback={CrashState}>
          <Suspense fallback="prit">
            <Late />
          </Suspense>
        </ErrorBoundary>,
        { onCaughtError: () => undefined },
      ),
    )
    expect(screen.getByText(/^Kjo pjesë e faqes nuk u ngarkua/)).toBeVisible()
    await expect(loadMissing()).rejects.toThrow('Failed to fetch')
    load.mockResolvedValue({ default: Content })
    await act(async () => screen.getByRole('button', { name: 'Provo përsëri' }).click())
    expect(await screen.findByText('Mirë se erdhe, askush')).toBeVisible()
    const asked = load.mock.calls.length
    await loadMissing()
    expect(load).toHaveBeenCalledTimes(asked)
  })
})

describe('a style sheet', () => {
  // The head is shared with other files.
  const withoutLinks = () => {
    for (const link of document.head.querySelectorAll('link')) link.remove()
  }
  beforeEach(withoutLinks)
  afterEach(withoutLinks)

  /** As browsers tell it: WebKit gives a missing one no rules; none can be read of one refused or cut off. */
  const secret = {
    get cssRules(): never {
      throw new DOMException('Not allowed', 'SecurityError')
    },
  }
  it.each([
    ['none', null],
    ['an empty one', { cssRules: [] }],
    ['a closed one', secret],
  ])('that did not come (its link has %s) comes by another link; one that is there is left alone', async (_, sheet) => {
    const links = () => [...document.head.querySelectorAll('link')]
    const [broken, whole] = [sheet, { cssRules: [{}] }].map((value, at) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: `/assets/${at}.css` })
      document.head.append(link)
      Object.defineProperty(link, 'sheet', { value })
      return link
    })
    const { preload } = late(vi.fn(async () => ({ default: Content })).mockImplementationOnce(gone))
    await expect(preload()).rejects.toThrow('Failed to fetch')
    const failing = loadMissing()
    links()[1]?.dispatchEvent(new Event('error'))
    // As CrashState knows a part that could not be fetched.
    await expect(failing).rejects.toSatisfy(isChunkError)
    expect(links()).toEqual([broken, whole])
    const loading = loadMissing()
    const again = links()[1]
    expect(again?.getAttribute('href')).toBe('/assets/0.css')
    again?.dispatchEvent(new Event('load'))
    await loading
    expect(links()).toEqual([again, whole])
  })
})
