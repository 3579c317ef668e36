// rejected: new Date()
import { selectWithId } from './ids'

export const selectIsNew = (state: { at: number }) => new Date().getTime() - state.at < 1000
export const selectFirst = (state: object) => selectWithId(state)
