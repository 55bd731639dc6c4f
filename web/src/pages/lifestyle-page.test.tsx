import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('shows articles, and the whole of one when it is asked for', async () => {
  const user = await renderPage('/lifestyle');
  expect(screen.getByRole('heading', { level: 1, name: 'Lifestyle' })).toBeVisible();
  const more = screen.getByRole('button', { name: 'Read more: Leave nothing but a wake' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: /Leave nothing but a wake/ })).toHaveAttribute('aria-expanded', 'true');
});

it('shows films', async () => {
  await renderPage('/lifestyle');
  expect(screen.getByRole('heading', { level: 3, name: 'Toronto at dusk' })).toBeVisible();
});
