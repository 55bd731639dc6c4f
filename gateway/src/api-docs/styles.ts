import { Html } from './html';

/** The colours are those of the web app (`web/src/shared/styles/tokens.css`), whose style sheet this page does without. */
export const STYLES = new Html(`
:root { --paper: #fbfaf7; --panel: #fff; --ink: #10222f; --soft: #52616d; --line: rgb(16 34 47 / 0.12); --accent: #0f6079 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0b141a; --panel: #111d25; --ink: #e9f0f4; --soft: #a3b4c0; --line: rgb(214 235 246 / 0.13); --accent: #7cc8e2 }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; padding: 1rem; max-width: 77.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3, h4, h5 { line-height: 1.25 }
h1, h2 { font-family: Georgia, serif }
h2 { margin: 3rem 0 1rem }
h3 { margin: 0; font-size: 1.0625rem }
h4, h5 { margin: 1.25rem 0 0.25rem; font-size: 0.9375rem }
h5 { font-family: ui-monospace, monospace }
a { color: var(--accent) }
nav a, h3 a { text-decoration: none }
nav a:hover, h3 a:hover { text-decoration: underline }
code, pre { font: 0.875em/1.5 ui-monospace, monospace }
small, dd, i { color: var(--soft); font-size: 0.875rem; font-weight: normal }
nav ul, section ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 0.375rem 0 }
section { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--panel) }
section:target { outline: 2px solid var(--accent) }
dl { margin: 0 }
dl div { padding: 0.25rem 0; border-top: 1px solid var(--line) }
dd { margin: 0 }
dt b { color: var(--accent); font-size: 0.8125rem }
pre { margin: 0.5rem 0; padding: 0.75rem; border-radius: 0.5rem; background: var(--paper); white-space: pre-wrap }
summary { padding: 0.375rem 0; cursor: pointer }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 20rem 1fr; gap: 2rem }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto }
  main { min-width: 0 }
  dl div { display: grid; grid-template-columns: minmax(12rem, 1fr) 2fr; gap: 1rem }
}
`);
