// The gallery's dialogs: every size, long content, busy, a confirmation, and chips to press.
import { useState } from 'react'
import { Alert, AutoHideAlert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { RemovableChip, SelectableChip } from '@/ui/Chip'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { Modal } from '@/ui/dialog/Modal'
import type { Elements } from '@/ui/elements'
import { TextField } from '@/ui/TextField'
import { Family, Sample } from './Sample'

const sizes = ['sm', 'md', 'lg', 'xl'] as const
const LINES = Array.from({ length: 60 }, (_, at) => `Rreshti ${at + 1}`)

/** Dialogs, which lie over the page, and chips. */
export function Dialogs() {
  const [name, setName] = useState('')
  const [failures, setFailures] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Family id="dialogs" title="Dialogs">
      <Sample title="modal: sm, md, lg, xl, with a field, with more than fits, busy">
        {sizes.map((size) => (
          <Opener key={size} text={`Hap ${size}`}>
            {(close) => (
              <Modal title={`Dritarja ${size}`} size={size} onClose={close}>
                <p>Teksti i dritares.</p>
              </Modal>
            )}
          </Opener>
        ))}
        <Opener text="Hap me fushë">
          {(close) => (
            <Modal title="Me fushë" onClose={close}>
              <TextField label="Emri i biznesit" value={name} onValue={setName} />
            </Modal>
          )}
        </Opener>
        <Opener text="Hap të gjatën">
          {(close) => (
            <Modal title="E gjatë" onClose={close}>
              {LINES.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Button onClick={close}>Në fund</Button>
            </Modal>
          )}
        </Opener>
        <Opener text="Hap të zënën">
          {(close) => (
            <Modal title="E zënë" isBusy={isBusy} onClose={close}>
              <Button onClick={() => setIsBusy(!isBusy)}>{isBusy ? 'Liroje' : 'Zëre'}</Button>
            </Modal>
          )}
        </Opener>
      </Sample>
      <Sample title="confirm dialog: it fails every time">
        <Opener text="Fshi komentin">
          {(close) => (
            <ConfirmDialog
              title="Ta fshijmë komentin?"
              confirmLabel="Fshi komentin"
              busyLabel="Duke fshirë…"
              onConfirm={() => setFailures(failures + 1)}
              onClose={close}
              error={failures > 0 && `Komenti nuk u fshi (${failures}).`}
            >
              <p>Ky veprim nuk mund të zhbëhet.</p>
            </ConfirmDialog>
          )}
        </Opener>
      </Sample>
      <Sample title="alert that goes after five seconds" as="column">
        <Opener text="Kopjo linkun">
          {(close) => (
            <AutoHideAlert kind="success" onClose={close}>
              Linku u kopjua
            </AutoHideAlert>
          )}
        </Opener>
      </Sample>
      <Sample title="chips: selectable, removable">
        <Chips />
      </Sample>
    </Family>
  )
}

/** A button, and the dialog it opens, until that calls `onClose`. */
function Opener({ text, children }: { text: string; children: (close: () => void) => Elements }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

function Chips() {
  const [chosen, setChosen] = useState('Parking')
  const [cities, setCities] = useState(['Tiranë', 'Durrës'])
  return (
    <>
      {['Parking', 'Wi-Fi'].map((choice) => (
        <SelectableChip key={choice} isSelected={choice === chosen} onPress={() => setChosen(choice)}>
          {choice}
        </SelectableChip>
      ))}
      {cities.map((city) => (
        <RemovableChip key={city} text={city} onRemove={() => setCities(cities.filter((other) => other !== city))} />
      ))}
      {cities.length === 0 && (
        <Alert kind="info" quiet>
          Asnjë filtër
        </Alert>
      )}
    </>
  )
}
