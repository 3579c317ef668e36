// The product's name and contacts: the one place the owner edits (or sets VITE_BRAND_NAME and the others at build
// time). The name is repeated in src/public/manifest.webmanifest, which no code can reach.
import { inAddress } from './lib/wellFormed'

const setting = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise

/** {appName} in the texts. */
export const appName = setting(import.meta.env?.VITE_BRAND_NAME, 'Vlerëso')

/** Where visitors write to. */
export const supportEmail = setting(import.meta.env?.VITE_SUPPORT_EMAIL, 'ndihma@vlereso.example')

/** Who signs /rreth_nesh, each with their role: set as 'Name, role; Name, role'. Nobody while unset. */
export const people = setting(import.meta.env?.VITE_PEOPLE, '')
  .split(';')
  .map((person) => person.trim())
  .filter((person) => person !== '')

/** Where they work, since when, and the company's number: 'Tiranë, që nga 2024 · NIPT L12345678A'. */
export const imprint = setting(import.meta.env?.VITE_IMPRINT, '')

/** The name on Instagram, without @. */
export const instagram = setting(import.meta.env?.VITE_INSTAGRAM, 'vlereso').replace(/^@/, '')

/** The name on TikTok, without @. */
export const tiktok = setting(import.meta.env?.VITE_TIKTOK, 'vlereso').replace(/^@/, '')

/** The social profiles as links. */
export const socialLinks = [
  {
    network: 'Instagram',
    handle: `@${instagram}`,
    href: `https://www.instagram.com/${inAddress(instagram)}/`,
  },
  { network: 'TikTok', handle: `@${tiktok}`, href: `https://www.tiktok.com/@${inAddress(tiktok)}` },
]
