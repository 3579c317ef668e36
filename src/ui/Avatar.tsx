// The picture of a business or a person, or a letter in its place.
import { useState } from 'react'
import { mediaUrl } from '@/platform/mediaUrl'
import styles from './Avatar.module.scss'
import { repeatImageEvent } from './repeatImageEvent'

/** The sizes of the specification, in px. */
const SIZES = { small: 32, default: 40, medium: 56, large: 72, xl: 104 } as const
/** The avatar's sizes by name. */
export type AvatarSize = keyof typeof SIZES

/** The uppercased first letter of a name, or 'B'. */
function avatarLetter(name: string | undefined): string {
  return [...(name?.trim() ?? '')][0]?.toUpperCase() ?? 'B'
}

interface AvatarProps {
  name: string | undefined
  /** As the server sent it; joined with the media address here. */
  photoUrl?: string
  size?: AvatarSize
  /** A person's, of the palette in styles/_tokens.scss. */
  hue?: number
  /** A business's: its letter stands on the hue, above a woven edge. */
  pattern?: { hue: number }
  /** For screen readers; leave out where the name is beside it. */
  label?: string
}

/** The photo, or the first letter of the name when it is missing or fails to load; the box never changes its size. */
export function Avatar({ name, photoUrl, size = 'default', hue, pattern, label = '' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const src = mediaUrl(photoUrl)
  if (src && src !== failedUrl) {
    return (
      <img
        ref={repeatImageEvent}
        className={styles.avatar}
        data-size={size}
        src={src}
        alt={label}
        width={SIZES[size]}
        height={SIZES[size]}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(src)}
      />
    )
  }
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-hue={pattern?.hue ?? hue}
      data-pattern={pattern && ''}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span translate="no">{avatarLetter(name)}</span>
    </span>
  )
}
