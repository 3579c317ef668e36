// Says what a saved log holds, before the file leaves the browser; to visitors after a crash: src/replay/FileContents.tsx.
import styles from '@/replay/FileContents.module.scss'

/** One short list; only its title where the room is needed. */
export function PanelContents({ isOpen }: { isOpen: boolean }) {
  return (
    <details open={isOpen} className={styles.contents}>
      <summary>What the file holds</summary>
      <ul>
        <li>the steps on the page in their order, on their day, but not at their true time</li>
        <li>the businesses, categories and public reviews that were shown</li>
        <li>browser, language, time zone and size of the window</li>
        <li>in place of your name, e-mail, searches, texts and reviews: random letters</li>
      </ul>
    </details>
  )
}
