// rejected: “Close” holds the English word “Close”
// A name that only screen readers say.

/** A picture of a cross. */
export const Named = () => <button type="button" aria-label="Close" />
