// Hostile texts: the big list of naughty strings and our own, by what they attack. Any of them may be in any field.
import naughty from 'big-list-of-naughty-strings/blns.json'

/** The mark a script leaves if it runs: `window.xssRan`. */
const run = 'window.xssRan=1,alert(1)'

/** Markup that runs a script where a text becomes HTML. */
export const markup: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `--><script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script\u0000>${run}</script>`,
  `<script type="application/ld+json">{"@type":"Thing"}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src="javascript:${run}">`,
  `"onerror="${run}" src="x`,
  `' onmouseover='${run}`,
  '` onmouseover=alert(1) `',
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${run}>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<body onload=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<input autofocus onfocus=${run}>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<x style="animation:a" onanimationstart=${run}>`,
  `<p id=root>x</p>`,
  `<form id=getElementById><input name=attributes>`,
  `<plaintext>`,
  `<!--`,
  '<',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;amp;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '＜script＞alert(1)＜/script＞',
]

/** URLs that must not be used as a business's website. */
export const addresses: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `javascript&colon;${run}`,
  `javascript://a.example/%0a${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `blob:https://a.example/1-2-3`,
  `file:///etc/passwd`,
  `intent://a.example#Intent;scheme=http;end`,
  `feed:javascript:${run}`,
  `ftp://a.example`,
  `about:blank`,
  `https://user:pass@a.example`,
  `https://a.example\\@evil.example`,
  `https://a.example%00.evil.example\u0000`,
  `https:///`,
  `http:a.example`,
  `//evil.example`,
  `/\\evil.example`,
  `https://localhost/`,
  `https://[::1]/`,
  `#javascript:${run}`,
  `mailto:a@b.al?body=x`,
]

/** What would leave the app, crash its router or loop when used as a path. */
export const redirects: readonly string[] = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/profile/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/profile',
  'http://localhost@evil.example/',
  'evil.example',
  '@evil.example',
  '/profile@evil.example',
  '/profile\u0000',
  '/\u2215\u2215evil.example',
  '/%E0%A4%A',
  '/koment/%',
  '/koment/%0d%0aset-cookie:x',
  `javascript:${run}`,
  '/login',
  '/login/',
  '/LOGIN',
  '/signup?next=/login',
  '/%6cogin',
  '/koment/../login',
  '/v1/auth/logout',
  `/${'a'.repeat(5000)}`,
]

/** Ids that would change the path of a call. */
export const traversals: readonly string[] = [
  '.',
  '..',
  '../users/1',
  '..%2f..%2fauth%2flogout',
  '..\\..\\auth\\logout',
  '%2e%2e',
  '.%2e',
  '/auth/logout',
  '//evil.example',
  'b1/../../auth/logout',
  'b1?page=2',
  'b1#x',
  'b1&x=1',
  'b1%00',
  '@evil.example',
]

/** Names that already mean something on a plain object. */
export const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

/** Text that looks like other text, is too long, or is invisible. */
export const writing: readonly string[] = [
  '\u202Elanigiro\u202C',
  'Kafe \u202E)5 agn 5(',
  '\u2067abc\u2069',
  'مقهى تيرانا',
  'K\u0430fe Drini',
  `Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(10)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈👋🏿',
  'a\u200Bb\u200Dc\uFEFFd',
  '\uD800',
  '\u0000a',
  'ﷺ'.repeat(50),
  'W'.repeat(2000),
  `\${alert(1)}`,
  '{{constructor.constructor("alert(1)")()}}',
  '#{7*7}<%= 7*7 %>',
  "'; DROP TABLE reviews; --",
  '=HYPERLINK("https://evil.example")',
  'null',
  'undefined',
  '[object Object]',
]

/** Our own, each once. */
export const own: readonly string[] = [
  ...new Set([...markup, ...addresses, ...redirects, ...traversals, ...prototypeKeys, ...writing]),
]

/** All: ours first, then the big list of naughty strings. */
export const payloads: readonly string[] = [...new Set([...own, ...(naughty as string[])])]
