// The keys of the panel: one table for what they do and for their list.
import type { KeyboardEvent } from 'react'
import styles from './Panel.module.scss'

/** In the order of their list; the first word of `keys` is `KeyboardEvent.key`, unless another is the same. */
export const panelKeys = [
  { keys: ['j', 'ArrowDown'], command: 'next', says: 'next step of the list' },
  { keys: ['k', 'ArrowUp'], command: 'previous', says: 'step of the list before' },
  { keys: ['ArrowRight'], command: 'stepForward', says: 'next action' },
  { keys: ['ArrowLeft'], command: 'stepBack', says: 'action before' },
  { keys: ['Home'], command: 'first', says: 'first step' },
  { keys: ['End'], command: 'last', says: 'last step' },
  { keys: ['p'], command: 'play', says: 'play or pause' },
  { keys: ['e'], command: 'nextError', says: 'next error' },
  { keys: ['E'], command: 'previousError', says: 'error before' },
  { keys: ['g'], command: 'nextPage', says: 'next page' },
  { keys: ['G'], command: 'previousPage', says: 'page before' },
  { keys: ['w'], command: 'nextWrite', says: 'next write' },
  { keys: ['W'], command: 'previousWrite', says: 'write before' },
  { keys: ['/'], command: 'search', says: 'search' },
  { keys: ['b'], command: 'mark', says: 'bug here' },
  { keys: ['Escape'], command: 'close', says: 'close the panel' },
] as const satisfies readonly { keys: readonly string[]; command: string; says: string }[]

/** What a key can ask for. */
export type PanelCommand = (typeof panelKeys)[number]['command']

/** What this key asks for; only Escape does while somebody types. A list to choose from and the slider keep their own keys. */
export function commandOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): PanelCommand | undefined {
  const { type } = target as HTMLInputElement
  const isTyping = type === 'text' || type === 'search'
  const isOwn = (type === 'range' || type === 'select-one') && key.length > 1
  if (key !== 'Escape' && (ctrlKey || altKey || metaKey || isTyping || isOwn)) return undefined
  return panelKeys.find(({ keys }) => keys.some((one) => one === key))?.command
}

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
      </dl>
    </details>
  )
}
