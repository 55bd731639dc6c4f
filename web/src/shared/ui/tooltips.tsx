import { type ComponentType, useEffect, useState } from 'react';

/** The names of controls that show an icon alone. What shows them is loaded at the first sign of a reader. */
export function Tooltips() {
  const [IconTooltip, setIconTooltip] = useState<ComponentType>();
  useEffect(() => {
    // Where it cannot be loaded, a control still has its name for screen readers.
    const load = () =>
      void import('./icon-tooltip').then(
        (it) => setIconTooltip(() => it.IconTooltip),
        () => null,
      );
    addEventListener('pointerover', load, { once: true });
    addEventListener('focusin', load, { once: true });
  }, []);
  return IconTooltip && <IconTooltip />;
}
