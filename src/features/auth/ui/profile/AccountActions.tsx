// What the signed-in user can do with the account.
import { useLocation } from 'react-router-dom'
import { useLoggedState } from '@/hooks/viewLog'
import { changePasswordPath } from '@/lib/changePasswordPath'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ChangePassword } from '../password/ChangePassword'
import { DeleteAccount } from './DeleteAccount'
import styles from './Profile.module.scss'

const titleId = 'profile-actions'

/** 'Ndrysho' and 'Fshi', each with its dialog, the first one open where the address asks for it; `onChanged` is told what to say of a change. */
export function AccountActions({ onChanged }: { onChanged: (message: string) => void }) {
  const { pathname, hash } = useLocation()
  const isAsked = pathname + hash === changePasswordPath
  const [open, setOpen] = useLoggedState<'password' | 'deletion' | null>('accountDialog', isAsked ? 'password' : null)
  const close = () => setOpen(null)
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        Veprimet e llogarisë
      </h2>
      <div className={styles.action}>
        <p>Ndrysho fjalëkalimin me të cilin hyn.</p>
        <Button variant="outline" onClick={() => setOpen('password')}>
          Ndrysho <VisuallyHidden>fjalëkalimin</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.action}>
        <p>Fshije llogarinë përgjithmonë.</p>
        <Button variant="dangerOutline" onClick={() => setOpen('deletion')}>
          Fshi <VisuallyHidden>llogarinë</VisuallyHidden>
        </Button>
      </div>
      {open === 'password' && (
        <ChangePassword
          onClose={close}
          onChanged={(message) => {
            close()
            onChanged(message)
          }}
        />
      )}
      {open === 'deletion' && <DeleteAccount onClose={close} />}
    </Card>
  )
}
