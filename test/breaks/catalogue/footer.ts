// How the statements about the footer could be false.
import { type Area, plain, subtle } from '../break'

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
  ],
}
