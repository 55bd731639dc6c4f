import { type ComponentType, useEffect, useState } from 'react';

/** Controls that show an icon alone are marked so: their name is shown beside them. */
export const iconAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-icon]') : null;

/** The names of controls that show an icon alone. What shows them is loaded when one of these is first come to. */
export function Tooltips() {
  const [IconTooltip, setIconTooltip] = useState<ComponentType>();
  useEffect(() => {
    // Where it cannot be loaded, a control still has its name for screen readers.
    const load = ({ target }: Event) =>
      iconAt(target) && import('./icon-tooltip').then((it) => setIconTooltip(() => it.IconTooltip)).catch(() => null);
    addEventListener('pointerover', load);
    addEventListener('focusin', load);
    return () => {
      removeEventListener('pointerover', load);
      removeEventListener('focusin', load);
    };
  }, []);
  return IconTooltip ? <IconTooltip /> : null;
}
