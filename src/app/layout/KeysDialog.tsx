// The list of keys, a chunk of its own; here they can be switched off, for people who use speech input.
import { type ReactNode, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { keysKey } from '@/lib/storageKeys'
import { readItem, writeItem } from '@/platform/browserStorage'
import { Checkbox } from '@/ui/Checkbox'
import { Modal } from '@/ui/dialog/Modal'
import styles from './KeysDialog.module.scss'

const keys = [
  ['/', 'Shko te kërkimi i faqes'],
  ['?', 'Hap këtë listë'],
  ['↓ ↑', 'Lëviz nëpër rezultatet e kërkimit'],
  ['Enter', 'Hap rezultatin e zgjedhur'],
  ['Esc', 'Mbyll listën ose dritaren'],
] as const

/** Every key with what it does, and a switch for the first two. */
export default function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [isChosen, setIsOn] = useState(() => readItem(keysKey) !== 'off')
  const isOn = useLogged('keysOn', isChosen)
  const change = (on: boolean) => {
    writeItem(keysKey, on ? null : 'off')
    setIsOn(on)
  }
  return (
    <Modal title="Tastet e shpejta" size="sm" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label="Përdor tastet / dhe ?" value={isOn} onValue={change} />
    </Modal>
  )
}
