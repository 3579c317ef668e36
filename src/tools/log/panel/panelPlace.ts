// Where the panel and its offer are rendered: beside the app, so that they go on working when that is inert or broken.

/** A new element of the page for them. */
export function panelPlace(): HTMLElement {
  const element = document.createElement('div')
  // What sticks to the page sticks to it, not to the box it stands in.
  element.style.display = 'contents'
  // The app around it is Albanian.
  element.lang = 'en'
  // The diary leaves out what is pressed here.
  element.dataset.actionLog = ''
  // First in the document, so that it is read first.
  document.body.prepend(element)
  return element
}
