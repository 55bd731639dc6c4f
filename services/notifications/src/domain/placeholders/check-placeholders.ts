import { parseContent } from '../../rendering/parse-content';
import { isButtonTarget } from './our-paths';
import { LINKS, type Placeholder } from './placeholders';

interface Rules {
  /** The placeholders it may use. */
  variables: readonly Placeholder[];
  needs?: Placeholder;
}

interface Draft {
  /** An SMS has none. */
  subject?: string;
  content: string;
}

const WHOLE = /\{\{([^{}]*)\}\}/g;
const BUTTON = /\[[^\]\n]+\]\(([^()\n]*)\)/g;

/**
 * What is wrong with what a draft names and where its buttons lead.
 * @returns a sentence per field; none when it can be used.
 */
export function checkPlaceholders({ variables, needs }: Rules, { subject, content }: Draft): Record<string, string> {
  const faultOf = (text: string) => faultOfNames(text, variables);
  // A subject is shown and kept; a link is a key.
  const sayable = variables.filter((name) => !LINKS.some((link) => link === name));
  const faults = {
    subject: subject === undefined ? undefined : faultOfNames(subject, sayable),
    content:
      faultOf(content) ??
      (needs && !namesIn(content).includes(needs) ? `This message is of no use without {{${needs}}}` : undefined) ??
      (subject === undefined ? undefined : faultOfButtons(content)),
  };
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined),
  );
}

function faultOfNames(text: string, variables: readonly string[]): string | undefined {
  const unknown = [...new Set(namesIn(text).filter((name) => !variables.includes(name)))];
  if (unknown.length > 0) return `Unknown placeholders: ${unknown.map((name) => `{{${name}}}`).join(', ')}`;
  const [open] = /(\{\{|\}\}).{0,20}/.exec(text.replace(WHOLE, ' ')) ?? [];
  return open && `This placeholder lacks its braces on one side: ${open.trim()}`;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(WHOLE)].map(([, name = '']) => name.trim());
}

function faultOfButtons(content: string): string | undefined {
  for (const block of parseContent(content)) {
    const button = block.kind === 'button' ? `[${block.text}](${block.path})` : undefined;
    const text = block.kind === 'row' ? `${block.label} ${block.text}` : block.text;
    for (const [found, target = ''] of (button ?? text).matchAll(BUTTON)) {
      if (!isButtonTarget(target)) {
        return `A button leads to a page of ours, such as (/boats), or to a link such as ({{confirmationLink}}): ${found}`;
      }
      if (found !== button) return `A button stands on a line of its own, with nothing right below it: ${found}`;
    }
  }
  return undefined;
}
