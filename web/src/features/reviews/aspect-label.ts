import { text } from './words';
import type { en } from './words.en';

type Aspect = keyof typeof en.aspects;

/** What an aspect is called; its own name, where a later release has added one. */
export function aspectLabel(aspect: string): string {
  return text(`aspects.${aspect as Aspect}`);
}
