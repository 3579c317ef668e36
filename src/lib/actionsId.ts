// Where the HTML of a page keeps the actions that led to it. A file without imports, because the build reads it, too.

/** The id of the script element that holds them as JSON. */
export const actionsId = 'actions'
