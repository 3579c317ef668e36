// Says what a saved log holds, before the file leaves the browser, in the language of the visitor.
import styles from './FileContents.module.scss'

/** One short list. */
export function FileContents() {
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
