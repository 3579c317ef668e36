// What the panel hands over: a bug report, with the picture of the page that is in it, and the log as an encrypted file with its link.
import { useCallback, useId, useState } from 'react'
import { download, downloadFile } from '@/platform/download'
import { baseName, fileName } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import { type BugReport, makeBugReport } from '../bugReport'
import { wholeText } from '../joinLogs'
import { addressOf, sealLog } from '../sharedLog'
import styles from './PanelShare.module.scss'
import type { PanelHost } from './panelHost'

interface HandOverProps {
  host: PanelHost
  /** Says what has become of it. */
  onSaved: (outcome: string) => void
}

const whyNot = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The button, and once it was pressed the link. */
export function PanelShare({ host, onSaved }: HandOverProps) {
  const [address, setAddress] = useState('')
  const id = useId()
  const share = async () => {
    try {
      const name = baseName(host)
      const { file, key } = await sealLog(wholeText(host, 'user'))
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

/** The button, and once it was pressed what will be in the file, with the button that saves it. */
export function PanelBug({ host, onSaved }: HandOverProps) {
  const [report, setReport] = useState<BugReport | null>(null)
  const make = () => {
    try {
      setReport(makeBugReport(host))
    } catch (error) {
      onSaved(`No report could be made: ${whyNot(error)}`)
    }
  }
  if (!report) {
    return (
      <Button size="sm" variant="outline" onClick={make}>
        Bug report…
      </Button>
    )
  }
  const save = () => {
    setReport(null)
    try {
      const name = fileName(host, 'bugreport')
      download(name, report.text)
      onSaved(`Saved as ${name}`)
    } catch (error) {
      onSaved(`Could not be saved: ${whyNot(error)}`)
    }
  }
  return (
    <div className={styles.report}>
      <PagePicture picture={report.picture} />
      <p lang="sq">
        Në raport ka edhe këtë vizatim të faqes: fjalët e saj siç janë, të tjerat me të njëjtat shkronja të rastësishme,
        fotot si kuti gri.
      </p>
      <div className={styles.buttons}>
        <Button size="sm" onClick={save}>
          Save bug report
        </Button>
        <Button size="sm" variant="outline" onClick={() => setReport(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** As a node, since the content policy takes neither markup nor pictures made of texts. */
function PagePicture({ picture }: { picture: SVGElement }) {
  const put = useCallback((place: HTMLElement | null) => place?.replaceChildren(picture), [picture])
  return <div ref={put} role="img" aria-label="The page, as the report shows it" className={styles.picture} />
}
