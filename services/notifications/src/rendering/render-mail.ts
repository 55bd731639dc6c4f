import { english } from '@harbourline/policy/words';
import { LINKS, type Values } from '../domain/placeholders/placeholders';
import { shortNames } from '../domain/values/short-names';
import type { EmailTemplate } from '../templates/template';
import { fillIn, isUnsayable } from './fill-in';
import { parseContent, type Block } from './parse-content';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import { sayableBlocks } from './sayable-blocks';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The subject of a message with neither a subject nor a title that can be said. */
const OTHERWISE = english`A message from Harbourline`;
const FOOTER = english`You are receiving this message because you have a Harbourline account.`;

/** A template as its recipient reads it. `origin` is where its buttons lead. What is not known is left out. */
export function renderMail(
  template: Pick<EmailTemplate, 'subject' | 'content' | 'footer'>,
  values: Values,
  { origin }: { origin: string },
): RenderedMail {
  const blocks = sayableBlocks(parseContent(template.content), values);
  const subject = subjectOf(template, blocks, values);
  const surroundings = { origin: new URL(origin).origin, footer: template.footer ?? FOOTER };
  return {
    subject,
    html: renderHtml(blocks, values, { ...surroundings, subject }),
    text: renderText(blocks, values, surroundings),
  };
}

/**
 * A message whose subject cannot be made has its own title as the subject. One about a booking says its number, whatever
 * an administrator has made of the template: two charters on the same boat and day are told apart by it.
 */
function subjectOf(template: Pick<EmailTemplate, 'subject'>, blocks: readonly Block[], values: Values): string {
  const title = blocks.find(({ kind }) => kind === 'title')?.text.replaceAll('**', '') ?? OTHERWISE;
  // A subject is shown and kept; a link is a key.
  const known = { ...shortNames(values), ...Object.fromEntries(LINKS.map((link) => [link, undefined])) };
  const text = [template.subject, title].find((candidate) => !isUnsayable(candidate, known)) ?? OTHERWISE;
  const subject = fillIn(text, known, (value) => value.replace(/\s+/g, ' '));
  const { bookingId } = values;
  return bookingId === undefined || new RegExp(`#${bookingId}\\b`).test(subject)
    ? subject
    : `${subject} (#${bookingId})`;
}
