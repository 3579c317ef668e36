// rejected: dangerouslySetInnerHTML
export const props = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
