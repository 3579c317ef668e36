// Where the password is changed, for password managers: they ask for an address that is the same on every site.

/** The address that they know (W3C, "A Well-Known URL for Changing Passwords"). */
export const wellKnownChangePassword = '/.well-known/change-password'

/** Where it leads: the profile with its dialog open. */
export const changePasswordPath = '/profile#fjalekalimi'
