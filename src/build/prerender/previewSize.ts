// How large the preview picture of a business is.

/** As chats and social networks want it. */
export const previewSize = { width: 1200, height: 630 } as const
