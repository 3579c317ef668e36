// What may help when the server was not reached.

/** A line for errors whose words name the server, whatever their case (LOGIN-19, VERIFY-27, Q17); nothing for others. */
export const ConnectionHint = ({ error }: { error: string }) =>
  error.toLowerCase().includes('serverin') && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>
