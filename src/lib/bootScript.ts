// The boot script: the page's only inline script, before its styles and content. The content policy names its hash
// (hosting.ts), so its text depends on no setting; src/build/prerender/prerenderPlugin.ts puts it into index.html.

/** The storage key of the chosen theme; styles/_themes.scss treats any word but 'light' and 'dark' as the system's theme. */
export const themeKey = 'theme'

/**
 * Before anything is painted it applies the stored theme, and empties `data-page` (the pattern of the paths the prerendered
 * content is for) if this path does not match, so that the content is not shown (styles/_base.scss). Then it starts loading the
 * files that only this path needs, by giving matching `data-paths` links a `rel`: the app itself would find out later.
 */
export const bootScript = `((d,p)=>{let a=s=>RegExp(s,'i').test(p);try{d.theme=localStorage.getItem('${themeKey}')||'system'}catch{d.theme='system'}a(d.page)||(d.page='');for(let l of document.querySelectorAll('[data-paths]'))if(a(l.dataset.paths))l.rel=l.hasAttribute('as')?'preload':'modulepreload'})(document.documentElement.dataset,location.pathname)`
