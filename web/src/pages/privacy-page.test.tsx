import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('shows the policy, with a way to each of its parts', async () => {
  await renderPage('/privacy');
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(document.title).toContain('Privacy Policy');
  const link = screen.getByRole('link', { name: 'Your rights' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Your rights');
});
