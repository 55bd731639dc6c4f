import type { Values } from '../domain/placeholders';
import type { EmailTemplate } from '../templates/template';
import { fillIn, isUnsayable } from './fill-in';
import { parseContent } from './parse-content';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import { sayableBlocks } from './sayable-blocks';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const FOOTER = 'You receive this message because of your Harbourline account.';

/** A template as its recipient reads it. `origin` is where its buttons lead. What is not known is left out. */
export function renderMail(
  template: Pick<EmailTemplate, 'name' | 'subject' | 'content'>,
  values: Values,
  { origin }: { origin: string },
): RenderedMail {
  const subject = isUnsayable(template.subject, values)
    ? template.name
    : fillIn(template.subject, values, (value) => value.replace(/\s+/g, ' '));
  const blocks = sayableBlocks(parseContent(template.content), values);
  const surroundings = { origin: new URL(origin).origin, footer: FOOTER };
  return {
    subject,
    html: renderHtml(blocks, values, { ...surroundings, subject }),
    text: renderText(blocks, values, surroundings),
  };
}
