import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('leads back from an address at which there is nothing', async () => {
  await renderPage('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Lost at Sea?' })).toBeVisible();
  expect(document.title).toContain('Lost at Sea?');
  expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse Boat Rentals' })).toHaveAttribute('href', '/boats');
});
