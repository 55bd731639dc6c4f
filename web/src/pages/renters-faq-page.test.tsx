import { screen } from '@testing-library/react';
import { renderPage } from '../../test-kit/render-page';

it('opens an answer when its question is asked', async () => {
  const user = await renderPage('/renters-faq');
  expect(screen.getByRole('heading', { level: 1, name: 'Renters FAQ' })).toBeVisible();
  const question = screen.getByText('How do I reserve a boat?');
  const entry = question.closest('details');
  expect(entry).not.toHaveAttribute('open');
  await user.click(question);
  expect(entry).toHaveAttribute('open');
});
