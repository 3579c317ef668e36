// A word of its own, since forms ask for it and texts name it.

/** What is typed to confirm that an account is to be deleted, in capitals. */
export const confirmWord = 'FSHI'
