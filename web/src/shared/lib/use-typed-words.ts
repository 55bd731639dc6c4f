import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/**
 * What is being typed, handed on in pauses instead of at every letter. When `words` change from elsewhere, so does the
 * text.
 */
export function useTypedWords(words: string | undefined, onChange: (words: string | undefined) => void) {
  const [typed, type] = useState(words ?? '');
  const [known, setKnown] = useState(words);
  if (known !== words) {
    setKnown(words);
    if (toWords(typed) !== words) type(words ?? '');
  }

  const next = toWords(typed);
  useEffect(() => {
    if (next === words) return;
    const timer = setTimeout(() => onChange(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [next, words, onChange]);

  return { typed, type, settle: () => next !== words && onChange(next) };
}

const toWords = (typed: string) => typed.trim() || undefined;
