import type { Terms } from '@harbourline/policy';

/** What the gateway gives along to the worker in which pages are drawn. */
export interface DrawingSettings {
  /** The built web app. */
  folder: string;
  /** Its start page, with the terms. */
  startPage: string;
  terms: Terms;
  /** The origin under which browsers reach the product. */
  origin: string;
}
