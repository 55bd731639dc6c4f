import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('shows the terms, with a way to each of them', async () => {
  await renderPage('/terms');
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  expect(document.title).toContain('Terms of Service');
  const link = screen.getByRole('link', { name: 'Cancellations and refunds' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Cancellations and refunds');
});
