// The type of children that stand beside others.
import type { ReactElement } from 'react'

/** Elements or nothing. Unlike in ReactNode no text: React fails on text nodes that a browser's translator replaced. */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[]
