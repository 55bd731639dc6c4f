import { screen } from '@testing-library/react';
import { aBooking } from '../../../test-kit/a-booking';
import { renderPart } from '../../../test-kit/render-page';
import { DockLink } from './dock-link';

async function linkAt(now: string, change: Parameters<typeof aBooking>[0] = {}) {
  jest.setSystemTime(new Date(now));
  await renderPart(<DockLink booking={aBooking({ status: 'confirmed', ...change })} />, { as: 'owner' });
  return screen.queryByRole('link', { name: 'At the dock of booking 1' });
}

it('leads to the dock from two hours before the start until two days after the end', async () => {
  expect(await linkAt('2026-08-07T16:00:00Z')).toHaveAttribute('href', '/at-the-dock?id=1');
});

it.each([
  ['2026-08-07T15:59:00Z', 'confirmed'],
  ['2026-08-09T22:01:00Z', 'completed'],
  ['2026-08-07T18:00:00Z', 'pending'],
  ['2026-08-07T18:00:00Z', 'cancelled'],
] as const)('is not there at %s for what is %s', async (now, status) => {
  expect(await linkAt(now, { status })).not.toBeInTheDocument();
});

it('is there for what has just been completed', async () => {
  expect(await linkAt('2026-08-08T12:00:00Z', { status: 'completed' })).toBeVisible();
});
