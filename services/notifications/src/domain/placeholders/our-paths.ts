import { IN_PATHS, LINKS } from './placeholders';

const OUR_PATH = /^\/(?!\/)[^\s(){}\\]*$/;

/**
 * Whether a button may lead there: a page of ours, by its path, which may name the booking or the boat, or a link made for
 * one message.
 */
export function isButtonTarget(target: string): boolean {
  const path = IN_PATHS.reduce((text, name) => text.replaceAll(`{{${name}}}`, ''), target);
  return OUR_PATH.test(path) || LINKS.some((name) => target === `{{${name}}}`);
}

/** The path of a link to a page of ours, or undefined for other links. `origin` is the origin of our pages. */
export function buttonTarget(href: string, origin: string): string | undefined {
  const [, name] = /^\{\{\s*(\w+)\s*\}\}$/.exec(href.trim()) ?? [];
  if (name) return asTarget(`{{${name}}}`);
  if (!/^\s*(\/|https?:)/i.test(href) || href.includes('{{') || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return asTarget(path.replace(/[(){}]/g, (character) => `%${character.charCodeAt(0).toString(16)}`));
}

function asTarget(target: string): string | undefined {
  return isButtonTarget(target) ? target : undefined;
}
