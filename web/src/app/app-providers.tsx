import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeRoot } from '../shared/ui/theme-root';
import { Toaster } from '../shared/ui/toaster';
import { Tooltips } from '../shared/ui/tooltips';
import type { AppState, AppStore } from './store';

interface Props {
  store: AppStore;
  /** The state in which the page was drawn on the server, where it was. */
  drawnIn?: AppState | undefined;
  children: ReactNode;
}

export function AppProviders({ store, drawnIn, children }: Props) {
  return (
    <Provider store={store} serverState={drawnIn}>
      <ThemeRoot>
        {children}
        <Toaster />
        <Tooltips />
      </ThemeRoot>
    </Provider>
  );
}
