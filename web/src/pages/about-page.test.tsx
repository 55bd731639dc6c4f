import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('says who we are', async () => {
  await renderPage('/about');
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(document.title).toContain('About Us');
  expect(screen.getByRole('heading', { level: 2, name: 'What we value' })).toBeVisible();
});
