// How large the preview picture of a business is, and where it is.

/** As chats and social networks want it. */
export const previewSize = { width: 1200, height: 630 } as const

/** The path of the picture of the business whose page is at `path`. */
export const previewPath = (path: string): string => `/og${path}.png`
