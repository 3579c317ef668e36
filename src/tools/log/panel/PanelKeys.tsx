// The list of the panel's keys.

import styles from './Panel.module.scss'
import { panelKeys } from './panelKeys'

/** Closed at first. */
export function PanelKeys() {
  return (
    <details>
      <summary>Keys</summary>
      <dl className={styles.facts}>
        {panelKeys.map(({ keys, says }) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Escape</kbd>
          </dt>
          <dd>close the panel</dd>
        </div>
      </dl>
    </details>
  )
}
