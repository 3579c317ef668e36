// What the build makes for the picture of a page, as a module.

/** The app's own texts (src/build/pageTexts.ts). */
declare module 'virtual:page-texts' {
  /** Texts as they stand in the source: words, and shapes of icons. */
  export const texts: readonly string[]
  /** Texts with holes: what stands between these parts comes from elsewhere. */
  export const frames: readonly (readonly string[])[]
}
