// The broad picture above a business's name.
import { useState } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { businessPattern } from '@/lib/categoryLook'
import { mediaUrl } from '@/lib/mediaUrl'
import { Qilim } from '@/ui/Qilim'
import { repeatImageEvent } from '@/ui/repeatImageEvent'
import styles from './BusinessHeader.module.scss'

/** How much wider than high a photo is; what is narrower is a logo, of which a cover would show a strip. */
const WIDE = 1.25

/** Its photo if that is broad enough, else its qilim; decoration, since the logo below it has the name. */
export function BusinessCover({ business }: { business: Business }) {
  const [fits, setFits] = useState(false)
  const src = mediaUrl(business.photo?.url)
  return (
    <div className={styles.cover} data-noprint>
      <Qilim {...businessPattern(business._id, business.category?.name)} cover />
      {src && (
        <img
          ref={repeatImageEvent}
          src={src}
          alt=""
          hidden={!fits}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setFits(naturalWidth > WIDE * naturalHeight)}
        />
      )}
    </div>
  )
}
