import { Parser } from 'htmlparser2';
import { buttonTarget } from '../domain/placeholders/our-paths';
import { MarkupWriter } from './markup-writer';

// Only what is closed: "a < b", "<3" and "Ann <ann@example.com>" are text.
const TAG = '/?[a-z][a-z0-9:-]*(?=[\\s/>])[^>]*>|!--[^]*?-->|!doctype\\b[^>]*>|!\\[[^>]*>|\\?[a-z][^>]*>';
const BEGINS_TAG = new RegExp(`<(?=${TAG})`, 'gi');
const BEGINS_NONE = new RegExp(`<(?!${TAG})`, 'gi');
/** The elements that are left out with all their content. */
const DROPPED = new Set(
  'script style iframe object embed applet noscript noembed noframes template svg math title textarea select audio video canvas frame frameset xmp plaintext'.split(
    ' ',
  ),
);

/**
 * HTML as the template's own marks, which are all that remains of it; what has no tag in it stays as it was typed.
 * `origin` is where our pages are: links to others become text.
 */
export function importHtml(content: string, { origin }: { origin: string }): string {
  if (content.search(BEGINS_TAG) < 0) return content;
  const writer = new MarkupWriter();
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (dropped > 0 || DROPPED.has(name)) dropped += 1;
      else writer.open(name, name === 'a' ? buttonTarget(href, origin) : undefined);
    },
    onclosetag(name) {
      if (dropped > 0) dropped -= 1;
      else writer.close(name);
    },
    ontext(text) {
      if (dropped === 0) writer.text(text);
    },
  });
  parser.end(content.replace(BEGINS_NONE, '&lt;'));
  // Tags that were written as text would be taken for tags when the result is saved again.
  return writer.end().replace(BEGINS_TAG, '< ');
}
