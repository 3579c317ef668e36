// rejected: “Could not load the card {}.” holds the English word “not”
// A message that a component will show.

/** What is said when it failed. */
export const failed = (name: string): string => `Could not load the card ${name}.`
