import type { BoatView } from '@harbourline/contracts';
import { text as boats } from '../features/boats/words';
import { CITIES, site } from '../shared/config/site';
import { toSearch } from '../features/boats/filters';
import { text as notFound } from '../features/not-found/words';
import { boatIn, callForBoat, type PageToDraw, pageToDraw } from './first-calls-api';
import { type PageHead, PAGES } from './pages';

/** What the gateway takes in to say what a page is about before any script runs. */
export interface PageHeads {
  /** Whether there is such a page, the call for the boat that it is about, and how it is drawn, if it is. */
  find(path: string, search?: string): FoundPage | undefined;
  /** HTML in place of the start page's title. `missing`: there is no such page, or no such boat. */
  headOf(asked: { path: string; search: string; boat?: BoatView; missing?: boolean }): string;
  /** The addresses of all pages that search engines may know, but for those of boats. */
  addresses: readonly string[];
}

export interface FoundPage {
  /** The address of the call for its boat. */
  boat?: string;
  draw?: PageToDraw | undefined;
}

/** @param origin where the site is, such as `https://harbourline.example`. */
export function pageHeads(origin: string): PageHeads {
  return {
    find(path, search = '') {
      if (!(patternOf(path) in PAGES)) return undefined;
      const draw = pageToDraw(plain(path), new URLSearchParams(search));
      const id = boatIn(plain(path));
      return id === undefined ? { draw } : { draw, boat: callForBoat(id) };
    },
    headOf({ path, search, boat, missing }) {
      const make = missing ? undefined : PAGES[patternOf(path)];
      const isBoat = patternOf(path) === '/boats/*';
      const absent = { title: isBoat ? boats('detail.notFound') : notFound('title') };
      const page = { path: plain(path), search: new URLSearchParams(search), boat, origin };
      return written(make ? make(page) : absent, origin);
    },
    addresses: [
      ...Object.keys(PAGES)
        .filter((pattern) => !pattern.includes('*'))
        .flatMap((path) => PAGES[path]?.({ path, search: new URLSearchParams(), origin }).canonical ?? []),
      ...CITIES.map((location) => `/boats${toSearch({ location })}`),
    ].map((path) => origin + path),
  };
}

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** As in PAGES: a number in an address is any number, and whatever else stands there is an address of its own. */
function patternOf(path: string): string {
  return plain(path)
    .split('/')
    .map((segment) => (/^\d{1,15}$/.test(segment) ? '*' : segment))
    .join('/');
}

function written({ title, description, canonical, picture, about }: PageHead, origin: string): string {
  const fullTitle = title.includes(site.name) ? title : `${title} | ${site.name}`;
  const url = canonical && origin + canonical;
  const image = picture && new URL(picture, origin).href;
  return [
    `<title>${escaped(fullTitle)}</title>`,
    description && meta('name', 'description', description),
    url ? `<link rel="canonical" href="${escaped(url)}" />` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', fullTitle),
    description && meta('property', 'og:description', description),
    url && meta('property', 'og:url', url),
    image && meta('property', 'og:image', image),
    image && meta('name', 'twitter:card', 'summary_large_image'),
    about && `<script type="application/ld+json">${dataOf(about)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escaped(content)}" />`;
}

/** A "<" in what somebody wrote must not end the script. */
function dataOf(about: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
