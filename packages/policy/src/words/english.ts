import { inLanguage } from './language';

/** A sentence in the language that is spoken, with values that stay as they are: english`The deposit of ${amount} was paid by card.` */
export function english(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | null | undefined)[]
): string {
  const sentence = parts.reduce((before, part, index) => `${before}{{${index - 1}}}${part}`);
  return inLanguage(sentence).replace(/\{\{(\d+)\}\}/g, (_, index: string) => String(values[Number(index)]));
}
