// Saves the log as an encrypted file and shows the link that opens it.
import { useId, useState } from 'react'
import { downloadFile } from '@/platform/download'
import { baseName, logText } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import { addressOf, sealLog } from '../sharedLog'
import styles from './PanelShare.module.scss'
import type { PanelHost } from './panelHost'

interface PanelShareProps {
  host: PanelHost
  /** Says what has become of it. */
  onSaved: (outcome: string) => void
}

const whyNot = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The button, and once it was pressed the link. */
export function PanelShare({ host, onSaved }: PanelShareProps) {
  const [address, setAddress] = useState('')
  const id = useId()
  const share = async () => {
    try {
      const name = baseName(host)
      const { file, key } = await sealLog(logText(host, 'user'))
      downloadFile(`${name}.vlog`, file)
      setAddress(addressOf({ name, key }))
      onSaved(`Saved as ${name}.vlog`)
    } catch (error) {
      onSaved(`Could not be shared: ${whyNot(error)}`)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      onSaved('The link was copied.')
    } catch (error) {
      onSaved(`The link could not be copied: ${whyNot(error)}`)
    }
  }
  if (!address) {
    return (
      <Button size="sm" variant="outline" onClick={() => void share()}>
        Share…
      </Button>
    )
  }
  return (
    <div className={styles.share}>
      <p id={id}>
        The file is encrypted, and only this link has its key: whoever has both can read the log. Put the file into the
        folder /logs/ of this site, or hand it over beside the link.
      </p>
      <input
        readOnly
        value={address}
        aria-label="Link"
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button size="sm" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAddress('')}>
        Done
      </Button>
    </div>
  )
}
