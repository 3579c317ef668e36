// What texts from outside cost: of servers, headers, addresses, the storage and visitors' fields. Here is every
// function that reads one with a regular expression. Twice the text must take about twice the time: four times is
// quadratic, and a text that fits into a header or a form's field would stop the server or freeze the page.

import { readFileSync } from 'node:fs'
import { projectFiles } from '@test/architecture/source'
import { aBusiness, aBusinessForm, aSignupForm } from '@test/builders/entities'
import { isLinear } from '@test/processorTime'
import { describe, expect, it } from 'vitest'
import { maskEchoedSecrets } from '@/api/http/maskEchoedSecrets'
import { errorOfResponse, readResponse } from '@/api/http/readResponse'
import { date, id, name, number, text as textOf } from '@/api/wire/readers'
import { wire } from '@/api/wire/wire'
import { filled, onlyPath } from '@/build/prerender/htmlDocument'
import { isDeclared } from '@/build/prerender/renderPages'
import { plainParam } from '@/document/names'
import { loginForm, resetForm, signupForm } from '@/features/auth/model/accountForms'
import { loadScreening } from '@/features/auth/model/screening'
import { cleanLink, newBusinessFrom, validateAddBusiness } from '@/features/businesses/model/addBusiness'
import { isWorthComparing, namedByLink, similarBusinesses } from '@/features/businesses/model/addBusinessSimilar'
import { withCity } from '@/features/businesses/model/businessTexts'
import { firstNumber, mapSearch, telephoneParts } from '@/features/businesses/model/contact'
import { nearestCategories } from '@/features/businesses/model/nearestCategories'
import { understoodSearch, untoldIn } from '@/features/businesses/model/understoodSearch'
import { normalized } from '@/features/reviews/model/reviewLabels'
import { meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { byAlphabet } from '@/lib/alphabet'
import { categoryLook } from '@/lib/categoryLook'
import { cleanEmail, mailedQuery } from '@/lib/cleanEmail'
import { cleanId, cleanSearch, cleanText, foldText, isBlank, searchWords } from '@/lib/cleanText'
import { closestAmong } from '@/lib/closestName'
import { isDay } from '@/lib/isoDay'
import { escaped, structuredText } from '@/lib/jsonLd'
import { matchRanges } from '@/lib/matchRanges'
import { searchable } from '@/lib/matchText'
import { businessIdOfPath, categorySlug, isPaged, isRoute, lastPart, lowerPath, withoutTail } from '@/lib/paths'
import { restoreMarks } from '@/lib/restoreMarks'
import { appPath, isEmailAddress, safeHref, safePath, shortUrl } from '@/lib/safeUrl'
import { commentHint } from '@/lib/textHint'
import { dayProblem, readDay, showDay } from '@/lib/typedDay'
import { inAddress } from '@/lib/wellFormed'
import { clampLines, wrapText } from '@/lib/wrapText'
import { mediaUrl } from '@/platform/mediaUrl'
import { makeStandIns } from '@/replay/redact/standIns'
import { hasVersion, pageAddress } from '@/tools/server/app'
import { pageFile } from '@/tools/server/pageFolder'
import { previewSvg } from '@/tools/server/previewPicture'
import { documentOf } from '@/tools/server/renderer'
import { sitemaps } from '@/tools/server/sitemap'

const isScreened = (await loadScreening()) ?? (() => false)

const shell = readFileSync('index.html', 'utf8')
const rendered = {
  ...{ name: 'business' as const, path: '/biznes/a', query: '', status: 200 as const, nearestPage: undefined },
  ...{ html: '', data: [], preview: undefined },
}
const picture = {
  ...{ stars: 3 as const, hue: 1, starShape: '', pattern: () => '' },
  ...{ average: '4,0', count: '7', appName: 'Vlerëso', alt: '' },
}
const tree = (one: string) => [
  { _id: 'c', name: one, subcategories: [{ _id: 's', name: one, category: 'c' }] } as never,
  { _id: 'd', name: 'Kafene', subcategories: [] } as never,
]
const answer = (text: string) => ({
  message: text,
  data: Object.fromEntries(
    '_id name url phoneNumber email location city createdAt'.split(' ').map((key) => [key, text]),
  ),
})
const width = (text: string) => text.length

/** By what they read. */
const readers: Readonly<Record<string, Readonly<Record<string, (text: string) => unknown>>>> = {
  'a header or an address': {
    hasVersion: (text) => hasVersion({ headers: { get: () => text } } as never, 'tag'),
    pageAddress: (text) => [pageAddress(text, ''), pageAddress('/', `?${text}`), pageAddress('/', `?faqe=${text}`)],
    pageFile: (text) => pageFile('/dist', text),
    sitemaps: (text) => sitemaps([{ path: text, changed: '' }], 'https://a.al'),
    isDeclared,
    'paths of a document': (text) =>
      [onlyPath('/faq'), `^/biznes/(${plainParam})/*$`].map((paths) => RegExp(paths, 'i').test(text)),
    onlyPath,
    isRoute: (text) => isRoute('/faq', text),
    lastPart,
    withoutTail,
    lowerPath,
    isPaged,
    businessIdOfPath,
    appPath,
    safePath,
  },
  'an answer': {
    readResponse: (text) =>
      [text, JSON.stringify(answer(text))].map((body) => readResponse({ status: 200, text: body })),
    errorOfResponse: (text) =>
      [text, JSON.stringify(answer(text))].map((body) =>
        errorOfResponse({ status: 429, text: body, retryAfter: text }, 'reviews'),
      ),
    maskEchoedSecrets: (text) =>
      [text, JSON.stringify(answer(text))].map((body) =>
        maskEchoedSecrets(body, { url: '', body: { password: 'Demo1', newPassword: 'a a a a' } }),
      ),
    'single values': (text) => [textOf, name, id, number, date].map((read) => read(text)),
    wire: (text) => [
      wire.getBusiness(answer(text) as never, {} as never),
      wire.getReview(answer(text) as never, {} as never),
    ],
    mediaUrl: (text) => mediaUrl(text, 'https://a.al'),
    safeHref,
    shortUrl,
    categorySlug: (text) => categorySlug({ name: text }),
    categoryLook,
    withCity: (text) => [withCity(text, 'Tiranë'), withCity('Rruga e Dibrës', text)],
    telephoneParts,
    firstNumber,
    mapSearch: (text) => mapSearch(text, text),
    nearestCategories: (text) => nearestCategories(tree(text), 'c', []),
    similarBusinesses: (text) =>
      similarBusinesses([{ _id: 'a', name: text, url: text }] as never, { name: 'Sofra', url: 'a.al' }),
    'names in a search': (text) => searchable([{ name: text }], ['name'])('a'),
    'names that are marked': (text) => matchRanges(text, 'a'),
    'names in order': (text) => byAlphabet(text, `${text} `),
    'names that are near': (text) => closestAmong([text])('sofra'),
    'words of the tree': (text) => understoodSearch(tree(text), 'kafe ne tirane'),
    normalized,
    escaped,
    structuredText: (text) => structuredText({ '@type': 'Thing', name: text }),
    filled: (text) =>
      filled(shell, { html: text, title: text, description: text, canonical: text, path: '/', data: [text] }),
    documentOf: (text) =>
      documentOf(
        shell,
        { ...rendered, title: text, description: text, site: text, actions: [{ type: text }] },
        'https://a.al',
      ),
    previewSvg: (text) => previewSvg({ ...picture, name: text, kind: text }),
    'what stands in for a text': makeStandIns().of,
    'lines of a picture': (text) => clampLines(wrapText(text, 40, width), 1, 40, width),
  },
  'a field or the storage': {
    cleanText,
    cleanSearch,
    searchWords,
    cleanEmail,
    cleanLink,
    cleanId,
    mailedQuery: (text) => [mailedQuery(text), mailedQuery(`?email=${text}&token=${text}`)],
    foldText,
    isBlank,
    inAddress,
    meaningfulWords,
    stemsOf,
    restoreMarks,
    commentHint,
    isEmailAddress,
    isDay,
    'typed days': (text) => [readDay(text), showDay(text), dayProblem(text)],
    'a typed search': (text) => searchable([{ name: 'Sofra e Shtatë Lugëve' }], ['name'])(text),
    'a typed word that is marked': (text) => matchRanges('Sofra e Shtatë Lugëve', text),
    'a typed name': (text) => closestAmong(['Sofra e Shtatë Lugëve'])(text),
    understoodSearch: (text) => understoodSearch(tree('Kafene'), text).ordered([aBusiness({ name: text })]),
    untoldIn,
    isScreened,
    'account forms': (text) => [
      loginForm.validate({ email: text, password: text }),
      resetForm.validate({ password: text, confirmPassword: text }),
      signupForm.validate(aSignupForm({ name: text, email: text, password: text, confirmPassword: text })),
    ],
    'a new business': (text) => {
      const values = aBusinessForm({ name: text, url: text, category: text })
      return [validateAddBusiness(values), newBusinessFrom(values), isWorthComparing(text), namedByLink(text)]
    },
  },
}

/** What is repeated, and what stands before and behind: whole texts, and signs of a header, phone, link and page. */
const texts = [
  { head: '', tail: '', units: [' ', '/', ',', 'a', '0', '-', '.', '@', '<', '\u{E0041}'] },
  { head: '"a', tail: 'b"', units: [' ', ','] },
  { head: '069', tail: '1234567', units: [' ', '0', '-'] },
  { head: 'https://', tail: 'x', units: ['/', 'a', '.'] },
  { head: '/biznes/', tail: '?', units: ['/', 'a'] },
]

describe.each(Object.entries(readers))('%s', (_, functions) => {
  it.each(Object.entries(functions))(
    '%s: twice the text takes about twice the time',
    async (_name, read) => {
      for (const { head, tail, units } of texts)
        for (const unit of units) {
          const isRight = await isLinear((length) => read(head + unit.repeat(length / unit.length) + tail))
          expect(isRight, `${head}${unit}…${tail}`).toBe(true)
        }
    },
    600_000,
  )
})

/** Not listed: the first five read only this repository, the others look for fixed words and a first sign. */
const others =
  'features/auth/model/screenedWords features/businesses/model/cities document/content document/earlyReads build/prerender/firstReads build/prerender/prerenderPlugin ' +
  'build/prerender/renderPage api/http/transport'

it('every file that reads texts from outside with a regular expression is in the list', () => {
  const own = readFileSync('test/robustness/linear.test.ts', 'utf8')
  const rooms =
    /^src\/((?:lib|document|features\/\w+\/model|api|tools\/server|build\/prerender|session|storage)\/.*)\.tsx?$/
  const expression = /\.(split|replace|match|matchAll|test|exec|search)\(\s*\/|= \/[^/*]|RegExp\(/
  const modules = projectFiles().flatMap(({ path, text }) =>
    expression.test(text) ? (rooms.exec(path)?.[1] ?? []) : [],
  )
  const listed = [...others.split(' '), ...Array.from(own.matchAll(/from '@\/(.*)'/g), ([, name]) => name)]
  expect(modules.filter((name) => !listed.includes(name))).toEqual([])
})
