// The type of children that stand beside others.
import type { ReactElement } from 'react'

/**
 * Elements, or nothing. Unlike ReactNode it lets no text in: a browser's translator replaces text nodes, and React
 * cannot insert, change or remove one beside others after that.
 */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[]
