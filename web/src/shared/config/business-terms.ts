import { DEFAULT_TERMS, type Terms } from '@harbourline/policy';
import { termsInWords } from '@harbourline/policy/words';

declare global {
  /** Set by the gateway before it takes in what makes pages there. */
  var harbourlineTerms: Partial<Terms> | undefined;
}

/** What the gateway has written into the start page; without a gateway, as in a test, the terms are as they come. */
function readTerms(): Terms {
  const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="terms"]');
  const content = meta?.getAttribute('content');
  return {
    ...DEFAULT_TERMS,
    ...globalThis.harbourlineTerms,
    ...(content ? (JSON.parse(content) as Partial<Terms>) : {}),
  };
}

export const businessTerms = readTerms();
/** Every number of the rules, in words: what sentences name in double braces. */
export const BUSINESS_TERMS_IN_WORDS = termsInWords(businessTerms);
