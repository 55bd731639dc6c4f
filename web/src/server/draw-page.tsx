import { renderToString } from 'react-dom/server';
import { createPath, matchPath, NavigationType, type Navigator, parsePath } from 'react-router-dom';
import { AppProviders } from '../app/app-providers';
import { PageOnScreen } from '../app/app-router';
import { findPage } from '../app/page-table';
import { makeStore } from '../app/store';
import { giveAnswers, type GivenAnswers } from '../shared/api/given-answers';

/** Nobody goes anywhere from here. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/**
 * The page at an address as a guest finds it, in HTML, from the answers to the calls that it begins with. Nothing about
 * who asks is known here. @throws where the page cannot be drawn.
 */
export async function drawPage(address: string, answers: GivenAnswers): Promise<string> {
  const { pathname = '/', search = '' } = parsePath(address);
  const { path, module } = findPage(pathname);
  const page = await module;
  const store = makeStore();
  giveAnswers(answers);
  const id = Number(matchPath(path, pathname)?.params.id);
  await page.prepare?.(store.dispatch, { id, search: new URLSearchParams(search) });
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  return renderToString(
    <AppProviders store={store}>
      <PageOnScreen shown={{ location, type: NavigationType.Pop, path, page }} navigator={still} />
    </AppProviders>,
  );
}
