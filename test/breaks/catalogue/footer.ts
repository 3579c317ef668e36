// How the statements about the footer could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const footer = 'src/app/layout/Footer.tsx'

export const footerArea: Area = {
  'FOOTER-01': [
    plain(footer, "  { to: routes.about, text: 'Rreth nesh' },\n", '', 'The link to /rreth_nesh is missing.'),
    subtle(footer, '{ to: routes.reviewRules,', "{ to: '/rregullorja',", 'The link to the rules leads nowhere.'),
    subtle(footer, "  { to: routes.howItWorks, text: 'Si funksionon' },\n", '', 'The link to /info is missing.'),
    subtle(
      footer,
      '{links.map(({ to, text }) => (',
      '{links.slice(0, 3).map(({ to, text }) => (',
      'Only the first three links are there.',
    ),
    subtle(
      'src/app/layout/Layout.tsx',
      '      <Footer />',
      "      {pathname !== '/login' && <Footer />}",
      'The address /login has no footer.',
    ),
    subtle(
      'src/app/layout/Layout.tsx',
      '          <Outlet />\n        </ErrorBoundary>\n      </main>\n      <Footer />',
      '          <Outlet />\n          <Footer />\n        </ErrorBoundary>\n      </main>',
      'When a page crashes, the footer and its links are gone with it (and elsewhere it lies inside <main>).',
    ),
    subtle(
      footer,
      '{links.map(({ to, text }) => (',
      '{((here) => links.filter(({ to }) => to !== here))(useAppSelector(selectLocation)?.path).map(({ to, text }) => (',
      "The footer leaves out the link to the page that is open: no 'Si funksionon' on /info.",
    ),
    subtle(footer, 'to: routes.howItWorks', "to: '/#si-funksionon'", "'Si funksionon' leads to / instead of /info."),
    subtle(
      footer,
      'to: routes.reviewRules',
      'to: routes.terms',
      "'Rregullat e komenteve' leads to /kushtet; nothing in the footer leads to /rregullore.",
    ),
  ],
  'FOOTER-02': [
    plain(footer, '        <Copyright />\n', '', 'There is no copyright.'),
    subtle(footer, '{socialLinks.map(', '{socialLinks.slice(0, 1).map(', 'The link to TikTok is missing.'),
    subtle(footer, '© ${year}${appName}', '${year}${appName}', 'The line lacks its sign.'),
    subtle(
      'src/brand.ts',
      'https://www.tiktok.com/@${encodeURIComponent(tiktok)}',
      'https://www.instagram.com/${encodeURIComponent(tiktok)}/',
      'The link to TikTok leads to Instagram.',
    ),
    subtle(
      'src/brand.ts',
      'https://www.tiktok.com/@${',
      'https://www.tiktok.com/${',
      'The TikTok link lacks the @ and leads to no profile.',
    ),
    subtle(
      footer,
      '{socialLinks.map(({ network, href }) => (',
      '{(useAppSelector(selectLocation)?.path === routes.home ? socialLinks : []).map(({ network, href }) => (',
      'The social links stand in the footer of the home page only.',
    ),
    subtle(
      footer,
      '{socialLinks.map(({ network, href }) => (',
      '{[...new Map(socialLinks.map((one) => [one.handle, one])).values()].map(({ network, href }) => (',
      'Only the TikTok link is left: Instagram has the same handle and counts as a double.',
    ),
    subtle(
      footer,
      "const year = at === undefined ? '' : `${yearOf(at)} `",
      'if (at === undefined) return null\n  const year = `${yearOf(at)} `',
      'Static pages sent as HTML have no copyright line, which readers without scripts never see.',
    ),
    subtleInBrowser(
      'src/app/layout/Footer.module.scss',
      'color: var(--ink-soft);',
      'color: var(--brand-deep);',
      "The copyright line has the colour of the footer's ground and cannot be seen.",
    ),
  ],
}
