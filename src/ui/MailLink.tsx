// An e-mail address as a link.

/** The address as a link that opens the visitor's mail program. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
