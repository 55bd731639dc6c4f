import { useEffect } from 'react';

/** While active, Escape belongs to what is under way here and does not close the dialog around it. */
export function useOwnEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [active]);
}
