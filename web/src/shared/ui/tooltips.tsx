import { type ComponentType, useEffect, useState } from 'react';

/** What a control is marked with that shows an icon alone: its name is shown beside it. */
const ICON = '[data-icon]';

export const iconAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ICON) : null;

/** The names of controls that show an icon alone. What shows them is loaded when one of these is first come to. */
export function Tooltips() {
  const [IconTooltip, setIconTooltip] = useState<ComponentType<{ first: HTMLElement | null }>>();
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (IconTooltip) return undefined;
    const find = ({ target }: Event) => setFirst(iconAt(target));
    for (const name of BEGINNINGS) addEventListener(name, find, { passive: true });
    return () => BEGINNINGS.forEach((name) => removeEventListener(name, find));
  }, [IconTooltip]);
  useEffect(() => {
    if (!first) return;
    // Without it a control still has its name for screen readers.
    import('./icon-tooltip').then(
      (loaded) => setIconTooltip(() => loaded.IconTooltip),
      () => undefined,
    );
  }, [first]);
  return IconTooltip ? <IconTooltip first={first} /> : null;
}

const BEGINNINGS = ['pointerover', 'focusin'] as const;
