import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '../src/app/store';
import { Page as CaptainPage } from '../src/pages/captain-dashboard-page';
import { Page as OwnerPage } from '../src/pages/owner-dashboard-page';
import { Page as RenterPage } from '../src/pages/renter-dashboard-page';

/** A dashboard as somebody who is not signed in finds it at an address. */
function draw(Page: () => React.ReactNode, address: string): string {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <Provider store={makeStore({ session: { user: null, checked: true } })}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it.each([
  ['/renter-dashboard', RenterPage],
  ['/owner-dashboard', OwnerPage],
  ['/captain-dashboard', CaptainPage],
])(
  'whoever follows a link to a booking on %s and is signed out is asked to sign in, and comes back to it',
  (path, Page) => {
    const page = draw(Page, `${path}?booking=31`);
    expect(page).toContain(`href="/auth?next=${encodeURIComponent(`${path}?booking=31`)}"`);
    expect(page).not.toMatch(/access denied/i);
  },
);
