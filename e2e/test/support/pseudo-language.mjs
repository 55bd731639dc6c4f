// Loaded before everything else of a process, and of a page: sentences of ours get accents on their vowels. What is in
// plain letters then is in no words. Values, links and marks stay as they are.
globalThis.translateHarbourline = (sentence) =>
  sentence.replace(/\{\{[^}]*\}\}|\]\([^)]*\)|<[^>]*>|[aeiouy]/gi, (found) =>
    found.length > 1 ? found : `${found}\u0301`.normalize('NFC'),
  );
