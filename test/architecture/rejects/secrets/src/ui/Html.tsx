// rejected: dangerouslySetInnerHTML
export const Html = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />
