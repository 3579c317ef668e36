// Corrections of words in specified texts. All are off: the specification's words hold until its owner decides, text by text
// (docs/spec/wording.md).

/** HOME-01: 't’i besosh'. */
export const CORRECTS_HERO: boolean = false
/** WRITE-11: 'përvojën'. */
export const CORRECTS_EXPERIENCE: boolean = false
/** SEARCH-11: 'u gjetën'. */
export const CORRECTS_NO_RESULTS: boolean = false
/** CATPAGE-27: 'të gjithë filtrat'. */
export const CORRECTS_CLEAR_FILTERS: boolean = false
/** MYCOM-14, MYCOM-15: 'i detyrueshëm'. */
export const CORRECTS_REQUIRED: boolean = false
/** MYCOM-16: 'nga 1 deri në 5 yje'. */
export const CORRECTS_STARS_RANGE: boolean = false
/** MYCOM-02: 'Komente gjithsej', and small letters within the line. */
export const CORRECTS_STATS: boolean = false

/** What is typed to confirm that an account is to be deleted, in capitals. */
export const confirmWord = 'FSHI'
