// Offers visitors who met an error the log of what led to it, as a file for support. A chunk of its own: few see it.
import { type ReactNode, useState } from 'react'
import { useStore } from 'react-redux'
import { download } from '@/platform/download'
import { failureFrom, fileName, logText } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import styles from './CrashLog.module.scss'
import { logApp } from './logApp'
import type { AppStore } from './store'

/** What is in the file, the button that saves it, and its result. The store is that of `makeStore`. */
export default function CrashLog({ error }: { error: unknown }): ReactNode {
  const { recorder, getState } = useStore() as AppStore
  const session = { app: logApp, recorder, getState }
  const [outcome, setOutcome] = useState('')
  const save = () => {
    try {
      download(fileName(session, 'actionlog'), logText(session, 'crash', { error: failureFrom(error) }))
      setOutcome('Skedari u ruajt. Mund t’ia dërgosh mbështetjes.')
    } catch {
      setOutcome('Skedari nuk mund të ruhet në këtë shfletues.')
    }
  }
  return (
    <>
      <FileContents />
      <Button variant="outline" onClick={save}>
        Ruaj skedarin e gabimit
      </Button>
      <span role="status">{outcome}</span>
    </>
  )
}

/** What the file holds, said before it leaves the browser, in the language of the visitor. */
function FileContents() {
  return (
    <div className={styles.contents} lang="sq">
      <p>Çfarë ka në skedar:</p>
      <ul>
        <li>hapat në faqe me radhë, në ditën e tyre, por jo në orën e vërtetë</li>
        <li>bizneset, kategoritë dhe komentet publike që u shfaqën</li>
        <li>shfletuesi, gjuha, zona kohore dhe madhësia e dritares</li>
        <li>në vend të emrit, email-it, kërkimeve, teksteve dhe komenteve të tua: shkronja të rastësishme</li>
      </ul>
    </div>
  )
}
