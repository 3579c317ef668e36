// rejected: a text after what may come or go: put it into an element of its own: Ruaj
export const Anchor = ({ isBusy }: { isBusy: boolean }) => (
  <p>
    {isBusy && <i />}
    Ruaj
  </p>
)
