// The one inline script of the page (index.html), before its styles and its content. The content policy names its hash
// (hosting.ts), the build and the dev server put it into the page (src/build/prerender/plugin.ts). Its text depends on no setting.

/** Where the reader's choice of look is stored; styles/_themes.scss takes any word but 'light' and 'dark' for the system's. */
export const themeKey = 'theme'

/**
 * What it does before anything is painted: puts the stored look on the document, and empties `data-page` where the prerendered
 * content is not of this path (`data-page` is the pattern of its paths), so that it is not shown (styles/_base.scss). Then it has
 * the files loaded that this path needs beyond what every path does (`data-paths` of links that say no `rel` yet): else the
 * app would find out which only once it runs itself.
 */
export const bootScript = `((d,p)=>{let a=s=>RegExp(s,'i').test(p);try{d.theme=localStorage.getItem('${themeKey}')||'system'}catch{d.theme='system'}a(d.page)||(d.page='');for(let l of document.querySelectorAll('[data-paths]'))if(a(l.dataset.paths))l.rel=l.hasAttribute('as')?'preload':'modulepreload'})(document.documentElement.dataset,location.pathname)`
