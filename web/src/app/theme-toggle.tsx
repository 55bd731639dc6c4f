import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme } from '../shared/lib/theme';
import { IconButton } from '../shared/ui/button';
import { useText } from './words';

export function ThemeToggle() {
  const t = useText();
  // Without a page to look at, as where it is drawn to text, it is the light one.
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? t('lightTheme') : t('darkTheme')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
    </IconButton>
  );
}
