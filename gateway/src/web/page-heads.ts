import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BoatView } from '@harbourline/contracts';
import type { Terms } from '@harbourline/policy';

/** The heads of the web app's pages (title, description, preview), made by its `src/server/page-heads.ts`. */
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
  /** Undefined where only its scripts draw it. */
  draw?: PageToDraw | undefined;
}

export interface PageToDraw {
  /** One for all addresses at which the page looks the same. */
  address: string;
  /** The addresses of the calls that it begins with. */
  calls: string[];
}

type Built = { pageHeads: (origin: string) => PageHeads };

/** Takes in what was built with the web app; undefined where nothing was, as beside a start page alone. */
export function loadPageHeads(folder: string, terms: Terms, origin: string): PageHeads | undefined {
  const file = join(folder, '.server', 'page-heads.cjs');
  if (!existsSync(file)) return undefined;
  // Its sentences know the terms from their first moment on.
  (globalThis as { harbourlineTerms?: Terms }).harbourlineTerms = terms;
  const { pageHeads } = createRequire(file)(file) as Built;
  return pageHeads(origin);
}
