// rejected: eval
export const compute = (text: string) => eval(text)
