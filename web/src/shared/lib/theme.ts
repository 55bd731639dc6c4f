export type ThemeName = 'light' | 'dark';

const KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const PAPER = { light: '#fbfaf7', dark: '#0b141a' };
const listeners = new Set<() => void>();

/** The theme on screen; `app/before-first-paint.ts` set it before the first paint. */
export const currentTheme = (): ThemeName => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

export function showTheme(theme: ThemeName): void {
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
  showTheme(theme);
}

/** Follows the system's theme for as long as none was chosen. */
export function subscribeToTheme(listener: () => void): () => void {
  const system = matchMedia(SYSTEM_IS_DARK);
  const follow = () => {
    if (!chosenTheme()) showTheme(systemTheme());
  };
  listeners.add(listener);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

/** What somebody chose here earlier, if anything. */
export function chosenTheme(): ThemeName | undefined {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
  } catch {
    // Storage can be switched off; then the system's theme applies.
    return undefined;
  }
}

export const systemTheme = (): ThemeName => (matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light');
