// Pictures of pages that come as HTML may have loaded or failed before React listened.

/** A `ref` of a picture with onLoad or onError: if its event is over, the browser sends it again. */
export function repeatImageEvent(image: HTMLImageElement | null): void {
  if (image?.complete) image.setAttribute('src', image.src)
}
