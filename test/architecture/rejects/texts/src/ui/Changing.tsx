// rejected: a changing text beside others: make one text of them, or put it into an element of its own: {count}
export const Changing = ({ count }: { count: number }) => <p>({count} biznese)</p>
