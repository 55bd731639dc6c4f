import { z } from 'zod';
import { problemSentence } from './problem-sentence';

z.config({
  customError: problemSentence,
  // Zod finds out whether it may make code from text by doing so, which a page's security policy reports as a violation.
  ...('document' in globalThis ? { jitless: true } : {}),
});
