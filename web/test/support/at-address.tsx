import type { ReactNode } from 'react';
import { parsePath } from '../../src/shared/router/addresses';
import { type Navigator, Router } from '../../src/shared/router/router';

const still: Navigator = { push: () => Promise.resolve(), replace: () => Promise.resolve() };

/** What is drawn at an address that nobody leaves. */
export function AtAddress({ address = '/', children }: { address?: string; children: ReactNode }) {
  const location = { ...parsePath(address), state: null, key: 'default' };
  return (
    <Router location={location} type="pop" params={{}} navigator={still}>
      {children}
    </Router>
  );
}
