// The word that confirms the deletion of an account: the form's rules and the texts share it.

/** What is typed to confirm that an account is to be deleted, in capitals. */
export const confirmWord = 'FSHI'
