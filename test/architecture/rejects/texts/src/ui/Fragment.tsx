// rejected: a text of a fragment: put it into an element: Ruaj
export const Fragment = () => (
  <>
    <i /> Ruaj
  </>
)
