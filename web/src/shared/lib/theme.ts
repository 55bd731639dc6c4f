export type ThemeName = 'light' | 'dark';

const KEY = 'theme';
const PAPER = { light: '#fbfaf7', dark: '#0b141a' };
const listeners = new Set<() => void>();

/** The theme on screen; /theme.js set it before the first paint. */
export const currentTheme = (): ThemeName => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function show(theme: ThemeName) {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.documentElement.classList.toggle('light', theme === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  listeners.forEach((listener) => listener());
}

/** Shows the theme now and on later visits, whatever the system prefers. */
export function chooseTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts for this visit.
  }
  show(theme);
}

/** Follows the system's theme for as long as none was chosen. */
export function subscribeToTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isChosen()) show(system.matches ? 'dark' : 'light');
  };
  listeners.add(listener);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

function isChosen() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
