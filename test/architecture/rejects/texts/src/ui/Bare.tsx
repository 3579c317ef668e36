// rejected: a component that may return a text: let it return an element: `${count} biznese`
export const Bare = ({ count }: { count: number }) => `${count} biznese`
