// rejected: a list of texts: put each into an element: names.map
export const List = ({ names }: { names: readonly string[] }) => <p>{names.map((name) => `${name}, `)}</p>
