// The demo tool's own styles, inside its shadow root.

/** Small, dark, above everything, and no wider than the window; where it would cover something it stands below the page. */
export const styles = `
aside { position: fixed; left: 8px; bottom: 8px; z-index: 2147483000; max-width: min(340px, calc(100vw - 16px)); font: 13px/1.4 system-ui, sans-serif; color: #fff; }
details { background: #1e293b; border-radius: 8px; max-height: calc(100vh - 16px); overflow: auto; }
details[open] { padding: 0 12px 12px; }
summary { padding: 6px 12px; cursor: pointer; }
p { margin: 4px 0; overflow-wrap: anywhere; }
h2 { font-size: 1em; margin: 12px 0 4px; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: 8px; border-top: 1px solid #475569; padding-top: 8px; }
label { display: block; margin-top: 8px; }
select, button { font: inherit; width: 100%; margin-top: 4px; padding: 6px; color: #0f172a; background: #fff; border: 1px solid #94a3b8; border-radius: 4px; }
a { color: #93c5fd; }
:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px; }
@media (max-width: 1279.98px) { aside { position: static; max-width: none; } details { border-radius: 0; } summary { padding: 12px 16px; } }
@media print { aside { display: none; } }
`
