// rejected: lib/ holds small pure functions that import no package
import { createAction } from '@reduxjs/toolkit'

export const cutAgain = createAction('cards/cutAgain')
