// rejected: a text after what may come or go: put it into an element of its own: Ruaj
export const Keyed = ({ page }: { page: number }) => (
  <p>
    <b key={page}>Faqja</b> Ruaj
  </p>
)
