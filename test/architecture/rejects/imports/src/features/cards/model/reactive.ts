// rejected: model/ is pure TypeScript
import { useState } from 'react'

export const useCards = () => useState(0)
