// rejected: innerHTML
export const paint = (at: Element, text: string) => {
  at.innerHTML = text
}
