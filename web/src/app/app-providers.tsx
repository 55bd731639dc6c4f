import { Theme } from '@radix-ui/themes';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../shared/i18n/i18n';
import { Toaster } from '../shared/ui/toaster';
import { router } from './router';
import type { AppStore } from './store';

export function AppProviders({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Theme accentColor="teal" grayColor="slate" radius="large" panelBackground="solid">
          <RouterProvider router={router} />
          <Toaster />
        </Theme>
      </I18nextProvider>
    </Provider>
  );
}
