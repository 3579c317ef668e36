// The one inline script of the page (index.html), before its styles and its content. The content policy names its hash
// (hosting.ts), the build and the dev server put it into the page (src/app/prerender/plugin.ts). Its text depends on no setting.

/** Where the reader's choice of look is stored; styles/_themes.scss takes any word but 'light' and 'dark' for the system's. */
export const themeKey = 'theme'

/**
 * What it does before anything is painted: puts the stored look on the document, and empties `data-page` where the prerendered
 * content is not of this path (`data-page` is the pattern of its paths), so that it is not shown (styles/_base.scss).
 */
export const bootScript = `(d=>{try{d.theme=localStorage.getItem('${themeKey}')||'system'}catch{d.theme='system'}RegExp(d.page,'i').test(location.pathname)||(d.page='')})(document.documentElement.dataset)`
