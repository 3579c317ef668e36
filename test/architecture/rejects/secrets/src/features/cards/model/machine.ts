// rejected: newPassword: no secret enters Redux
export type FormState = { newPassword: string }
