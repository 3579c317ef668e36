// How the statements about the picture of a business could be false.
import { type Area, plain, plainInBrowser, subtle, subtleInBrowser } from '../break'

const file = 'src/ui/Avatar.tsx'
const look = 'src/ui/Avatar.module.scss'
const media = 'src/lib/mediaUrl.ts'
const wire = 'src/api/wire/directory.ts'
const card = 'src/features/businesses/ui/BusinessCard.tsx'
const header = 'src/features/businesses/ui/BusinessHeader.tsx'
const option = 'src/features/businesses/ui/BusinessOption.tsx'
const reviewed = 'src/features/businesses/ui/ReviewedBusiness.tsx'
const recent = 'src/features/businesses/ui/RecentlyViewed.tsx'

const letter = "[...(name?.trim() ?? '')][0]?.toUpperCase() ?? 'B'"
const sizes = '(small: 32px, default: 40px, medium: 56px, large: 72px, xl: 104px)'

export const avatar: Area = {
  'AVATAR-01': [
    plain(
      file,
      'const src = mediaUrl(photoUrl)',
      'const src = photoUrl',
      'Photos are looked for on the page itself, not at the photo address.',
    ),
    subtle(media, "'')}/$", "'')}$", 'There is no slash between address and photo.'),
    subtle(
      media,
      'base: string = mediaBaseUrl || apiBaseUrl',
      'base: string = apiBaseUrl || mediaBaseUrl',
      'Photos are looked for at the address of the calls.',
    ),
    subtle(card, ' photoUrl={photo?.url} size="large"', ' size="large"', 'Cards of a list have no photos.'),
    subtle(header, '          photoUrl={photo?.url}\n', '', 'The page of a business has no logo.'),
    subtle(option, '        photoUrl={business.photo?.url}\n', '', 'The results of a search have no photos.'),
    subtle(reviewed, '        photoUrl={photo?.url}\n', '', 'The business beside the form has no photo.'),
    subtle(recent, ' photoUrl={photoUrl} pattern', ' pattern', 'The businesses seen lately have no photos.'),
    subtle(
      wire,
      "const url = string(raw) ?? pick(string, [raw], 'url')",
      "const url = pick(string, [raw], 'url')",
      'A photo that the server gives as its url alone is not shown.',
    ),
    subtle(
      media,
      'if (/^https?:\\/\\//i.test(text)) return text',
      'if (/^(https?:)?\\/\\//i.test(text)) return text',
      "A photo url like //media/a.jpg is not prefixed with the photo base: the browser asks the host 'media' for it.",
    ),
    subtle(
      media,
      'mediaBaseUrl || apiBaseUrl',
      'apiBaseUrl || mediaBaseUrl',
      "Where both addresses are configured, photos are asked for at the API's address instead of the photo base.",
    ),
    subtle(
      file,
      'const src = mediaUrl(photoUrl)',
      "const src = photoUrl?.startsWith('/') ? photoUrl : mediaUrl(photoUrl)",
      "A photo url with a slash in front (/uploads/a.jpg) is asked for at the page's own origin, without the photo base.",
    ),
    subtle(
      file,
      'if (src && src !== failedUrl) {',
      'if (src && !failedUrl) {',
      'After one photo failed to load, another photo that the same business gets later is not shown: the letter stays.',
    ),
  ],
  'AVATAR-02': [
    plain(file, "?? 'B'", "?? '?'", 'A business without a name has another sign.'),
    subtle(file, '[0]?.toUpperCase()', '[0]', 'A name in small letters has a small letter.'),
    subtle(
      file,
      '        onError={() => setFailedUrl(src)}\n',
      '',
      'A photo that fails to load leaves a broken picture.',
    ),
    subtleInBrowser(
      file,
      '        ref={repeatImageEvent}\n',
      '',
      'On a page that comes as HTML a photo that fails before the scripts leaves a broken picture.',
    ),
    subtle(
      file,
      letter,
      "[...(name ?? '')][0]?.toUpperCase() ?? 'B'",
      'A name that begins with a blank has no letter.',
    ),
    subtle(
      file,
      '<span>{avatarLetter(name)}</span>',
      '{!pattern && <span>{avatarLetter(name)}</span>}',
      'Businesses have their pattern without a letter.',
    ),
    subtle(
      file,
      '<span>{avatarLetter(name)}</span>',
      '{!failedUrl && <span>{avatarLetter(name)}</span>}',
      'Where the photo fails to load there is no letter.',
    ),
    subtle(
      file,
      letter,
      "[...(name?.trim() ?? '')][0]?.replace(/[a-z]/, (one) => one.toUpperCase()) ?? 'B'",
      'A name that begins with a small ç has a small letter.',
    ),
    subtleInBrowser(
      look,
      '    color: #ffffff;\n',
      '    color: transparent;\n',
      'The letter cannot be seen on its pattern.',
    ),
    subtle(
      file,
      "[...(name?.trim() ?? '')][0]",
      "(name?.trim() ?? '')[0]",
      'A name that begins with a sign outside the basic plane (an emoji) has half of it, a replacement box, as its letter.',
    ),
    subtle(
      file,
      "[...(name?.trim() ?? '')][0]",
      "[...(name ?? '')][0]",
      'A business whose name the server sent with a blank in front has an empty avatar.',
    ),
    subtle(
      file,
      'onError={() => setFailedUrl(src)}',
      'onError={() => setFailedUrl(photoUrl)}',
      'A photo with a relative url that fails to load stays as a broken picture; only absolute urls fall back to the letter.',
    ),
    subtle(
      file,
      "?.toUpperCase() ?? 'B'",
      "?.replace(/[a-z]/, (letter) => letter.toUpperCase()) ?? 'B'",
      "The avatar of 'çelësi' shows a small ç: only a to z are uppercased.",
    ),
  ],
  'AVATAR-03': [
    plainInBrowser(look, '--avatar: #{$px};', '--avatar: 40px;', 'All pictures have the same size.'),
    subtleInBrowser(look, sizes, sizes.replace('small: 32px', 'small: 40px'), 'The small size is the default one.'),
    subtleInBrowser(look, sizes, sizes.replace('medium: 56px', 'medium: 40px'), 'The medium size is the default one.'),
    subtleInBrowser(look, sizes, sizes.replace('large: 72px', 'large: 56px'), 'The large size is the medium one.'),
    subtleInBrowser(
      look,
      sizes,
      sizes.replace(', xl: 104px', ''),
      'There is no extra large size: the logo of a business has none.',
    ),
    subtle(
      file,
      'data-size={size}\n        src={src}',
      'data-size="default"\n        src={src}',
      'A photo has the default size, whatever was asked for.',
    ),
    subtle(
      file,
      'data-size={size}\n      data-pattern',
      'data-size="default"\n      data-pattern',
      'A letter has the default size, whatever was asked for.',
    ),
    subtle(
      file,
      'data-size={size}\n        src={src}',
      "data-size={size === 'xl' ? 'large' : size}\n        src={src}",
      'On its page a business with a photo has it in the size large instead of xl (its letter would be xl).',
    ),
    subtleInBrowser(look, 'large: 72px', 'large: 56px', 'The size large is no larger than medium.'),
  ],
}
