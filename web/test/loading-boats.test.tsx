import { renderToStaticMarkup } from 'react-dom/server';
import { BoatListLoading } from '../src/features/boats/boat-list-loading';

it('while boats are loading, cards of their shape stand in their place, and it is said once to whoever listens', () => {
  const page = renderToStaticMarkup(<BoatListLoading />);
  expect(page.match(/<div aria-hidden="true"/g)?.length).toBeGreaterThan(3);
  expect(page.match(/aspect-ratio:5 \/ 3/g)?.length).toBeGreaterThan(9);
  expect(page.match(/role="status"/g)).toHaveLength(1);
});
