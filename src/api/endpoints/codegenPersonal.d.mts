// The types of codegenPersonal.mjs, for the test of what it refuses.

/** The source of the table: one constant per schema, then the replies and the arguments of each call. */
export function personalFile(contract: object): string
