import { renderToStaticMarkup } from 'react-dom/server';
import { LoadMore } from '../src/shared/ui/load-more';

const query = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined };
const said = (last: { total: number | null; moreThan?: number }) =>
  renderToStaticMarkup(<LoadMore shown={25} last={last} query={query} />);

it('says how many there are, that there are more than were counted, or how many are shown', () => {
  expect(said({ total: 42 })).toContain('25 of 42');
  expect(said({ total: null, moreThan: 200 })).toContain('25 of more than 200');
  expect(said({ total: null })).toContain('25 so far');
});
