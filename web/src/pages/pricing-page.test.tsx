import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('says what charters cost, and leads to boats', async () => {
  await renderPage('/pricing');
  expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  expect(document.title).toContain('Pricing');
  expect(screen.getByRole('link', { name: 'Book Essential' })).toHaveAttribute(
    'href',
    expect.stringContaining('/boats'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'How paying works' })).toBeVisible();
});
