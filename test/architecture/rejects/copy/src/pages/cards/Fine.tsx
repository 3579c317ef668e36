// accepted
// Albanian, English that a requirement quotes, and words that nobody reads.

/** Class names, keys and attributes of the markup are no texts. */
export const Fine = ({ page, pages }: { page: number; pages: number }) => (
  <nav className="back next" aria-label="Faqet e listës" data-state="loading">
    Page {page} of {pages}
    <button type="submit">Dërgo komentin</button>
  </nav>
)
