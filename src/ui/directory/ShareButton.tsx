// Shares an address: through the device's share sheet where there is one, else by copying it.
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLoggedState } from '@/hooks/viewLog'
import { copyText, openShareSheet } from '@/lib/copyText'
import { siteOrigin } from '@/platform/prerenderHead'
import { Alert } from '../Alert'
import { Button } from '../Button'
import { Icon } from '../Icon'
import styles from './ShareButton.module.scss'

interface ShareButtonProps {
  title: string
  text: string
  /** A path of this site. */
  path: string
}

type Outcome = 'copied' | 'failed' | null

/** 'Shpërndaje' or 'Kopjo linkun'; where copying fails, the link is shown, to be selected by hand. */
export function ShareButton({ title, text, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useLoggedState<Outcome>('shared', null)
  const url = siteOrigin() + path
  const canShare = !useIsHydrating() && 'share' in navigator
  const hand = async () => {
    setOutcome(null)
    setOutcome(canShare ? await share({ title, text, url }) : await copy(url))
  }
  return (
    <div className={styles.share} data-noprint>
      <Button variant="outline" size="sm" onClick={() => void hand()}>
        <Icon name="link" />
        <span>{canShare ? 'Shpërndaje' : 'Kopjo linkun'}</span>
      </Button>
      <span role="status" className={styles.copied}>
        {outcome === 'copied' && 'Linku u kopjua'}
      </span>
      {outcome === 'failed' && (
        <div className={styles.failed}>
          <Alert kind="error">Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.</Alert>
          <p className={styles.url}>{url}</p>
        </div>
      )}
    </div>
  )
}

const copy = async (url: string): Promise<Outcome> => ((await copyText(url)) ? 'copied' : 'failed')

/** If the sheet does not open, the link is copied instead. */
const share = async (data: ShareData & { url: string }): Promise<Outcome> =>
  (await openShareSheet(data)) ? null : copy(data.url)
