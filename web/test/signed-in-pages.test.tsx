import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { routes } from '../src/app/routes';
import { makeStore } from '../src/app/store';

const USER = { id: 7, role: 'renter' } as const;
const SIGN_OUT = /<button[^>]*aria-label="Logout"/;

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

/** The routes as they are nested, with nothing on the pages themselves. */
const withoutPages = (some: readonly RouteObject[]): RouteObject[] =>
  some.map(({ path, element, errorElement, children }) =>
    children
      ? { element, errorElement, children: withoutPages(children) }
      : { path, element: <p>the page itself</p>, errorElement },
  );

function draw(path: string, user: typeof USER | null): string {
  const router = createMemoryRouter(withoutPages(routes), { initialEntries: [path] });
  const store = makeStore({ session: { user, checked: true } });
  return renderToStaticMarkup(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const pages = pathsOf(routes).map((path) => path.replace(/:\w+\??/, '3').replace('*', '/a/page/that/is/not/there'));

it('knows all pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/checkout', '/renter-dashboard', '/boat-management/3']));
  expect(new Set(pages).size).toBeGreaterThan(20);
});

it.each(pages)('%s lets whoever is signed in sign out, and asks nobody else to', (path) => {
  const page = draw(path, USER);
  expect(page).toContain('the page itself');
  expect(page).toMatch(SIGN_OUT);
  expect(draw(path, null)).not.toMatch(SIGN_OUT);
});
