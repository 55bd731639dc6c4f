import { existsSync } from 'node:fs';

/** In the order of how little processor time they take: the shell has no window, and nothing of what surrounds a page. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of the tests: the one at CHROMIUM_PATH, else one of those that this machine has; undefined if it has none. */
export const chromiumPath = () => [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));
