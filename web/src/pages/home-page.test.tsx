import { listBoats, listFeaturedReviews } from '@harbourline/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aListedBoat } from '../../test-kit/a-boat';
import { aReview } from '../../test-kit/a-review';
import { answer, leaveOpen } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const BOATS = [aListedBoat()];
beforeEach(() => answer(listFeaturedReviews, []));

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

it('quotes what renters wrote of boats beside the testimonials, which keep their label and the way to all of them', async () => {
  answer(listBoats, BOATS);
  answer(listFeaturedReviews, [
    aReview({ boatTitle: '40ft Sea Ray', average: 4.8, text: 'We swam off the Islands until the sun went down.' }),
  ]);
  await renderPage('/');
  expect(await screen.findByText('We swam off the Islands until the sun went down.')).toBeVisible();
  expect(screen.getByRole('img', { name: '4.8 out of 5' })).toBeVisible();
  expect(screen.getByRole('link', { name: '40ft Sea Ray' })).toHaveAttribute('href', '/boats/7');
  expect(screen.getByRole('heading', { name: 'What renters say about their boats' })).toBeVisible();
  showsTestimonials();

  cleanup();
  answer(listFeaturedReviews, []);
  await renderPage('/');
  showsTestimonials();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'What renters say about their boats' })).not.toBeInTheDocument(),
  );
});

function showsTestimonials(): void {
  expect(screen.getByRole('heading', { name: 'What our guests say' })).toBeVisible();
  expect(screen.getAllByText(/Review on Google Maps/)).toHaveLength(6);
  expect(screen.getAllByRole('img', { name: '5.0 out of 5' })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Read all reviews' })).toBeVisible();
}
