// Opens the log that a link names: from this site, or from the file that somebody was given with the link.
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchShared, type SharedLink } from '../share/sharedLink'
import styles from './Panel.module.scss'

interface PanelLinkProps {
  link: SharedLink
  onFile: (file: File) => void
}

/** Says where the file is to come from, until it is there. */
export function PanelLink({ link, onFile }: PanelLinkProps) {
  const [isMissing, setIsMissing] = useState(false)
  const found = useEffectEvent((file: File | undefined) => (file ? onFile(file) : setIsMissing(true)))
  useEffect(() => void fetchShared(link).then((file) => found(file)), [link])
  const file = `${link.name}.vlog`
  return (
    <p role="status" className={styles.note}>
      {isMissing
        ? `${file} is not on this site: choose it by Open log… or drop it here. Its key was in the link.`
        : `Looking for ${file}…`}
    </p>
  )
}
