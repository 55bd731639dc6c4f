import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenAnswers } from '../shared/api/given-answers';
import { usedStyles } from './used-styles';
import type { DrawingSettings } from './drawing-settings';

interface Drawn {
  address: string;
  head: string;
  html: string;
  given: GivenAnswers;
}

/** What the build notes of each file: which other ones it comes with. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

const TITLE = '<title>Harbourline</title>';
const ROOT = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOAD = /\s*<link rel="(?:modulepreload|preload)"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/g;
/** What React wants to be fetched at once: the picture that comes first. */
const EARLY = /^(?:<link [^>]*>)+/;
const NOSCRIPT = /\s*<noscript>.*?<\/noscript>/gs;

/**
 * Puts a drawn page into the start page. What its first look needs of the stylesheets stands in its head; the whole
 * stylesheets and the scripts come after the content, so that neither keeps it from being shown.
 */
export function documentWith({ folder, startPage }: Pick<DrawingSettings, 'folder' | 'startPage'>) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const linked = startPage.match(STYLESHEET) ?? [];
  const bare = [STYLESHEET, PRELOAD, ENTRY, NOSCRIPT].reduce((page, part) => page.replace(part, ''), startPage);
  const scripts = [...librariesIn(startPage).map(asScript), ...(startPage.match(ENTRY) ?? []).map(readWhenThere)];
  const styleOf = remembered((file: string) => usedStyles(readFileSync(join(folder, file), 'utf8')));

  return ({ address, head, html, given }: Drawn): string => {
    const own = withImports(manifest, scriptFor(manifest, address));
    const files = [...linked.map(hrefIn), ...own.flatMap(({ css = [] }) => css.map((file) => `/${file}`))];
    const styles = [...new Set(files)];
    const look = usedStyles.together(styles.map(styleOf), html);
    const tail = [
      `<script type="application/json" id="answers">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>`,
      ...styles.map((file) => `<link rel="stylesheet" href="${file}" />`),
      ...own.map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
      ...scripts.map((tag) => tag.trim().replace(/<(script|link) /, '<$1 fetchpriority="low" ')),
    ];
    const [early = ''] = EARLY.exec(html) ?? [];
    return bare
      .replace(TITLE, () => `${head}${early}\n    <style>${look}</style>`)
      .replace(ROOT, () => `<div id="root">${html.slice(early.length)}</div>\n    ${tail.join('\n    ')}`);
  };
}

/** What the app cannot run without, the innermost first. */
const librariesIn = (page: string) => (page.match(PRELOAD) ?? []).filter((tag) => tag.includes('modulepreload'));
/** As scripts of their own, each is read in a task of its own as soon as it is there, instead of all in one with the app. */
const asScript = (tag: string) => `<script type="module" async crossorigin src="${hrefIn(tag)}"></script>`;
const readWhenThere = (tag: string) => tag.replace('<script ', '<script async ');
const hrefIn = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1] ?? '';

/** The script of the page at an address, where it does not come with the app: each is named after its page. */
function scriptFor(manifest: Manifest, address: string): string | undefined {
  const [, page] = /^\/([a-z-]+)$/.exec(address) ?? [];
  const name = /^\/boats\/\d/.test(address) ? 'boat-page' : `${page}-page`;
  return Object.keys(manifest).find((key) => manifest[key]?.name === name);
}

/** A file and all that it cannot run without, but for what the app has loaded already. */
function withImports(manifest: Manifest, entry: string | undefined, seen = new Set<string>()): Manifest[string][] {
  const found = entry === undefined || seen.has(entry) || entry === 'index.html' ? undefined : manifest[entry];
  if (!entry || !found) return [];
  seen.add(entry);
  return [found, ...(found.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
