import { render, screen } from '@testing-library/react';
import { StarRow } from './star-row';

/** How wide the filled part of each star is, of 16 pixels. */
const filledIn = (row: HTMLElement) =>
  [...row.children].map((star) => Number(star.querySelectorAll('svg')[1]?.getAttribute('width') ?? 0));

it.each([
  [5, '5.0 out of 5', [16, 16, 16, 16, 16]],
  [4.75, '4.8 out of 5', [16, 16, 16, 16, 12]],
  [2.5, '2.5 out of 5', [16, 16, 8, 0, 0]],
  [0, '0.0 out of 5', [0, 0, 0, 0, 0]],
])('an average of %d is drawn as it is', (average, name, widths) => {
  render(<StarRow average={average} />);
  expect(filledIn(screen.getByRole('img', { name }))).toEqual(widths);
});
