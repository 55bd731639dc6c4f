import { listBoats } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aListedBoat } from '../../test-kit/a-boat';
import { answer, leaveOpen } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const BOATS = [aListedBoat()];

describe('the first look at the fleet', () => {
  itShowsItsStates({
    call: listBoats,
    show: () => renderPage('/'),
    empty: [[], /^No boats found/],
    data: [BOATS, '32ft Sundancer'],
  });
});

it('is there while the boats are on their way', async () => {
  leaveOpen(listBoats);
  await renderPage('/');
  expect(screen.getByRole('heading', { level: 1, name: 'The best seat in the city floats.' })).toBeVisible();
  expect(screen.getByText('What our guests say')).toBeVisible();
});

it('searches for boats', async () => {
  answer(listBoats, BOATS);
  const user = await renderPage('/');
  await user.selectOptions(screen.getByLabelText('Location'), 'Montreal');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Boats in Montreal' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/boats?location=Montreal');
});

it('is shown in dark colors, and in light ones again', async () => {
  answer(listBoats, BOATS);
  const user = await renderPage('/');
  await user.click(screen.getByRole('button', { name: 'Switch to dark colors' }));
  await user.click(await screen.findByRole('button', { name: 'Switch to light colors' }));
  expect(await screen.findByRole('button', { name: 'Switch to dark colors' })).toBeVisible();
});

it('asks about cookies once', async () => {
  answer(listBoats, BOATS);
  const user = await renderPage('/');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByRole('complementary', { name: 'Cookies' })).not.toBeInTheDocument();
});
