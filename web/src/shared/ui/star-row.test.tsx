import { render, screen } from '@testing-library/react';
import { StarRow } from './star-row';

/** How much of each star is filled, in percent. */
const filledIn = (row: HTMLElement) =>
  [...row.children].map((star) => {
    const [, cut = ''] = /inset\(0(?:px)? (\d+)%/.exec(star.querySelectorAll('svg')[1]?.style.clipPath ?? '') ?? [];
    return 100 - Number(cut);
  });

it.each([
  [5, '5.0 out of 5', [100, 100, 100, 100, 100]],
  [4.75, '4.8 out of 5', [100, 100, 100, 100, 75]],
  [2.5, '2.5 out of 5', [100, 100, 50, 0, 0]],
  [0, '0.0 out of 5', [0, 0, 0, 0, 0]],
])('an average of %d is drawn as it is', (average, name, filled) => {
  render(<StarRow average={average} />);
  expect(filledIn(screen.getByRole('img', { name }))).toEqual(filled);
});
