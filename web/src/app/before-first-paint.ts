import { chosenTheme, showTheme, systemTheme } from '../shared/lib/theme';

// Stands in the document itself, before anything that is painted: see vite-plugins/run-before-first-paint.mts.

// A dark page never flashes white.
showTheme(chosenTheme() ?? systemTheme());

// Pages come as guests see them: what is different for whoever was signed in here last time waits for the scripts.
try {
  if (localStorage.getItem('user')) document.documentElement.setAttribute('data-known', '');
} catch {
  // Storage can be switched off; then nobody is known.
}

// Only where a visit begins: whoever comes back to a place in a page needs all above it as tall as it is.
const [began] = performance.getEntriesByType('navigation');
if (began && 'type' in began && began.type === 'navigate' && !location.hash) {
  document.documentElement.setAttribute('data-first', '');
  // Nothing moves under the eyes of a reader who scrolls: the rest is laid out at the first sign of one.
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(sign, () => document.documentElement.removeAttribute('data-first'), { once: true, passive: true });
}
