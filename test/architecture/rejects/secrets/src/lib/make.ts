// rejected: Function
export const make = (text: string) => new Function(text)
