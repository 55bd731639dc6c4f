import type { ReactNode } from 'react';

/** The brand in the terms of Radix Themes: what its stylesheet finds on the page's outermost element. */
const LOOK = {
  'data-accent-color': 'teal',
  'data-gray-color': 'slate',
  'data-panel-background': 'solid',
  'data-radius': 'large',
  'data-scaling': '100%',
};

/** Everything that is drawn stands in one of these; `beside` the page stands what lies over it. */
export function ThemeRoot({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme={beside ? 'false' : 'true'}
      data-has-background={beside ? 'false' : 'true'}
      {...LOOK}
    >
      {children}
    </div>
  );
}
