import { type ComponentType, useEffect, useState } from 'react';
import { iconAt } from './icon-at';

/** The names of controls that show an icon alone. What shows them is loaded when one of these is first come to. */
export function Tooltips() {
  const [IconTooltip, setIconTooltip] = useState<ComponentType>();
  useEffect(() => {
    const load = ({ target }: Event) => {
      // Where it cannot be loaded, a control still has its name for screen readers.
      if (iconAt(target)) import('./icon-tooltip').then((it) => setIconTooltip(() => it.IconTooltip)).catch(() => null);
    };
    addEventListener('pointerover', load);
    addEventListener('focusin', load);
    return () => {
      removeEventListener('pointerover', load);
      removeEventListener('focusin', load);
    };
  }, []);
  return IconTooltip ? <IconTooltip /> : null;
}
