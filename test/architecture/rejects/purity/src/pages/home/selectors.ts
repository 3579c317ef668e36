// rejected: Date.now
export const selectAge = (state: { at: number }) => Date.now() - state.at
