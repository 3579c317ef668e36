// rejected: LOGIN-07: a test cites the requirement, no comment

/** What a log-in says (LOGIN-07), in UTF-16. */
export const said = 'a'
