// How build, boot script (boot.ts), app and styles (page, session, theme) talk: ids, attributes, globals, first reads.

/** The element that the app renders into. */
export const rootId = 'root'

/** The script element with the actions that led to a page, as JSON. */
export const actionsId = 'actions'

/** The attributes `data-…`; those of a content stand on <html>, and on the `<template>`s for other addresses. */
export interface Marks {
  /** Of a content: the pattern of its paths. On <html>: empty while the content, for another address, is hidden. */
  page?: string | undefined
  /** Of a content: the query that it is for, such as `?faqe=2`. */
  query?: string | undefined
  /** Of a content: it is right whatever the query says of lists. */
  anyquery?: '' | undefined
  /** Of a content: it is not for anybody who may be signed in or brings router state. */
  visitors?: '' | undefined
  /** Of a content: it only resembles what the app shows there. */
  sketch?: '' | undefined
  /** On <html>: the chosen look; any word but 'light' and 'dark' means the system's. Unset: no boot script has run. */
  theme?: string | undefined
  /** On <html>: there may be a session, so that what only visitors need stays hidden until that is known. */
  session?: '' | undefined
  /** Of a link: the pattern of the paths that need the file. */
  paths?: string | undefined
  /** Of an element in the head: the app takes it away when it takes the page over. */
  prerendered?: '' | undefined
}

/** An element's attributes. */
export const marksOf = ({ dataset }: HTMLElement): Marks => dataset

/** The selector of elements with an attribute. */
export const marked = (name: keyof Marks): string => `[data-${name}]`

/** What a page asks for first, as addresses after the API's; with `placeholders` for what only a visit knows. */
export type PageReads = readonly [paths: string, byVisitors: readonly string[], byUsers: readonly string[]]

/** What a document is to ask for: the API's address, the key, and the pages that it may be sent for. */
export interface FirstReads {
  api: string
  key: string
  pages: readonly PageReads[]
}

/** The name of the `<meta>` that holds them as JSON. */
export const readsName = 'first-reads'

/** The parameter of the page's path and the user's id, of letters that no address escapes. */
export const placeholders = { param: '__param__', user: '__user__' } as const

/** What a parameter or id looks like that an address never escapes; for any other one the app asks by itself. */
export const plainParam = '[\\w-]+'

declare global {
  /** Over when this address's content, which the document holds as a template, is in place with its styles. */
  var contentShown: Promise<void> | undefined
  /** The buttons pressed so far; from the call on, no more are remembered. Gone once the app answers by itself. */
  var takeEarlyPresses: (() => Iterable<HTMLButtonElement>) | undefined
  /** The first reads that were sent before the app ran and whose answers it has not taken, by their addresses. */
  var earlyReads: Map<string, { answer: Promise<Response>; control: AbortController; headers: Headers }> | undefined
}
