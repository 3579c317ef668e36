// Makes a bug report and shows the picture of the page that is in it, before it is saved.
import { useCallback, useState } from 'react'
import { download } from '@/platform/download'
import { fileName } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import { type BugReport, makeBugReport } from '../bugReport'
import styles from './PanelBug.module.scss'
import type { PanelHost } from './panelHost'

interface PanelBugProps {
  host: PanelHost
  /** Says what has become of it. */
  onSaved: (outcome: string) => void
}

/** The button, and once it was pressed what will be in the file, with the button that saves it. */
export function PanelBug({ host, onSaved }: PanelBugProps) {
  const [report, setReport] = useState<BugReport | null>(null)
  const make = () => {
    try {
      setReport(makeBugReport(host))
    } catch (error) {
      onSaved(`No report could be made: ${error instanceof Error ? error.message : String(error)}`)
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
      onSaved(`Could not be saved: ${error instanceof Error ? error.message : String(error)}`)
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
