import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('shows the policy, with a way to each of its parts', async () => {
  await renderPage('/cookies');
  expect(screen.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
  expect(document.title).toContain('Cookie Policy');
  const link = screen.getByRole('link', { name: 'Your choice' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Your choice');
});
