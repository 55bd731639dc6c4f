import type { z } from 'zod';
import { holdsUnprintable } from './visible-text';

/** Why a line cannot be printed, as a sentence; undefined where it can. */
export function faultOfLine(name: string): string | undefined {
  return holdsUnprintable(name) ? 'Please leave control characters out of the name' : undefined;
}

/**
 * Refuses a name that cannot be printed: for zod's `superRefine`. Whether it is a link, a phone's number or a name of ours
 * is for `refuseName` in the service kit to say: pages need not load all that it knows.
 */
export const readableName = (name: string, context: z.RefinementCtx) => {
  const message = faultOfLine(name);
  if (message) context.addIssue({ code: 'custom', message });
};

/** The same of a text of any number of lines, and `refuseText`. */
export const readableText = (text: string, context: z.RefinementCtx) => {
  if (text.split(/\r?\n/).some((line) => holdsUnprintable(line.replaceAll('\t', ' ')))) {
    context.addIssue({ code: 'custom', message: 'Please leave control characters out of the text' });
  }
};
