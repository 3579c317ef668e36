// rejected: a changing text beside others: make one text of them, or put it into an element of its own: {isLate && 'Vonë.'}
export const Coming = ({ isLate }: { isLate: boolean }) => (
  <p>
    <strong>Po vjen.</strong>
    {isLate && 'Vonë.'}
  </p>
)
