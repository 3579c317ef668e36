// What the build makes of the app's own source, as modules (pageTexts.ts).

declare module 'virtual:control-names' {
  /** Texts of components that a control may be called. */
  export const names: readonly string[]
}

declare module 'virtual:own-sentences' {
  /** What stands in the source, sentence by sentence. */
  export const sentences: readonly string[]
  /** Texts with holes: what stands between these parts comes from elsewhere. */
  export const frames: readonly (readonly string[])[]
}
