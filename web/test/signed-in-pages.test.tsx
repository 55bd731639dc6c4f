import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PAGES } from '../src/app/page-table';
import { Shell } from '../src/app/shell';
import { makeStore } from '../src/app/store';

const USER = { id: 7, role: 'renter' } as const;
const SIGN_OUT = /<button[^>]*aria-label="Logout"/;

function draw(path: string, user: typeof USER | null): string {
  return renderToStaticMarkup(
    <Provider store={makeStore({ session: { user, checked: true } })}>
      <MemoryRouter initialEntries={[path]}>
        <Shell>
          <p>the page itself</p>
        </Shell>
      </MemoryRouter>
    </Provider>,
  );
}

const pages = PAGES.map(({ path }) => path.replace(/:\w+\??/, '3').replace('*', '/a/page/that/is/not/there'));

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
