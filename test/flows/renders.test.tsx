// Typing draws what changes and nothing else: counts how often named parts are drawn while one letter is typed.
import { signedIn } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { FunctionComponent, MemoExoticComponent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { routes, writePath } from '@/lib/paths'

type Part = FunctionComponent<object>

const drawn = vi.hoisted(() => new Map<string, number>())

/** A module whose component of this name counts how often it is drawn, by its parent or by itself. */
const counted = vi.hoisted(() => (name: string) => async (original: () => Promise<unknown>) => {
  const { memo } = await import('react')
  const module = (await original()) as Record<string, Part | MemoExoticComponent<Part>>
  const given = module[name] as Part | MemoExoticComponent<Part>
  const draw = 'type' in given ? given.type : given
  const Counted: Part = (props) => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1)
    return draw(props)
  }
  return { ...module, [name]: 'type' in given ? memo(Counted) : Counted }
})

vi.mock('@/app/layout/Header', counted('Header'))
vi.mock('@/app/layout/Footer', counted('Footer'))
vi.mock('@/features/reviews/ui/LatestReviews', counted('LatestReviews'))
vi.mock('@/features/reviews/ui/ReviewCard', counted('ReviewCard'))
vi.mock('@/features/reviews/ui/write/ReviewForm', counted('ReviewForm'))
vi.mock('@/features/businesses/ui/AddBusinessCard', counted('AddBusinessCard'))
vi.mock('@/features/businesses/ui/AddBusinessDialog', counted('AddBusinessDialog'))
vi.mock('@/features/businesses/ui/AddBusinessSimilar', counted('AddBusinessSimilar'))
vi.mock('@/features/businesses/ui/BusinessHeader', counted('BusinessHeader'))
vi.mock('@/features/businesses/ui/ContactCard', counted('ContactCard'))
vi.mock('@/features/businesses/ui/BusinessCard', counted('BusinessCard'))
vi.mock('@/features/categories/ui/CategoryCard', counted('CategoryCard'))
vi.mock('@/features/auth/ui/login/LoginForm', counted('LoginForm'))
vi.mock('@/features/auth/ui/signup/SignupForm', counted('SignupForm'))
vi.mock('@/pages/faq/Question', counted('Question'))
vi.mock('@/pages/category/Head', counted('Head'))
vi.mock('@/ui/TextField', counted('TextField'))
vi.mock('@/ui/SearchField', counted('SearchField'))
vi.mock('@/ui/Select', counted('Select'))

startTestServer()
standInDialogs()
afterEach(() => vi.useRealTimers())

/** How often each part is drawn while a letter is typed into the field, on a clock that stands still. */
async function drawnWhileTyping(field: HTMLElement): Promise<Record<string, number>> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'a' } })
  drawn.clear()
  fireEvent.change(field, { target: { value: 'ab' } })
  return Object.fromEntries(drawn)
}

interface Place {
  route: string
  /** How the field's label begins. */
  field: string
  /** What stands beside it, and must have been drawn before. */
  beside: readonly string[]
  /** What holds the field and is drawn again, and how often at most. */
  own: Readonly<Record<string, number>>
  isSignedIn?: boolean
  /** The button that opens what holds the field. */
  opener?: string
}

const places: Readonly<Record<string, Place>> = {
  'the search of the home page': {
    route: routes.home,
    field: 'Kërko biznese',
    beside: ['LatestReviews', 'AddBusinessCard'],
    own: { SearchField: 1 },
  },
  'the search of the categories': {
    route: routes.categories,
    field: 'Kërko kategori',
    beside: ['CategoryCard'],
    own: { SearchField: 1 },
  },
  'the search of the questions': {
    route: routes.faq,
    field: 'Kërko te pyetjet',
    beside: ['Question'],
    own: { SearchField: 1 },
  },
  'the search in comments': {
    route: '/biznes/biz_001',
    field: 'Kërko në komente',
    beside: ['ReviewCard', 'BusinessHeader', 'ContactCard'],
    own: { SearchField: 1 },
  },
  'the filters of a category': {
    route: '/kategorite/transport',
    field: 'Kërko në këtë kategori',
    beside: ['BusinessCard', 'Head'],
    own: { SearchField: 1 },
  },
  'log-in': { route: routes.login, field: 'Email', beside: [], own: { LoginForm: 1, TextField: 2 } },
  'sign-up': { route: routes.signup, field: 'Emri', beside: [], own: { SignupForm: 1, TextField: 6 } },
  'a new comment': {
    route: writePath('biz_003'),
    field: 'Titulli',
    beside: [],
    own: { ReviewForm: 1, TextField: 4 },
    isSignedIn: true,
  },
  'a new business': {
    route: routes.home,
    opener: 'Shto biznes',
    field: 'Emri i biznesit',
    beside: ['LatestReviews', 'AddBusinessCard'],
    own: { AddBusinessDialog: 1, TextField: 2, Select: 1, AddBusinessSimilar: 1 },
    isSignedIn: true,
  },
}

it.each(Object.entries(places))(
  '%s: a letter draws the field and its form, nothing beside them',
  async (_what, place) => {
    drawn.clear()
    const { store } = await renderApp({
      route: place.route,
      preloadedState: place.isSignedIn ? signedIn() : undefined,
    })
    act(() => void (place.isSignedIn || store.dispatch(authEvents.INIT({ user: null }))))
    if (place.opener) fireEvent.click(await screen.findByRole('button', { name: place.opener }))
    const field = await screen.findByLabelText(new RegExp(`^${place.field}`), { selector: 'input' })
    const beside = ['Header', 'Footer', ...place.beside]
    await waitFor(() => expect([...drawn.keys()]).toEqual(expect.arrayContaining(beside)))
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    const counts = await drawnWhileTyping(field)
    expect(field).toHaveValue('ab')
    expect(Object.keys(counts).filter((name) => beside.includes(name))).toEqual([])
    for (const [name, most] of Object.entries(place.own)) expect(counts[name] ?? 0, name).toBeLessThanOrEqual(most)
  },
)
