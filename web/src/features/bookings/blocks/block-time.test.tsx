import { createCalendarBlock, listBookings } from '@harbourline/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { aNamedBooking } from '../../../../test-kit/a-booking';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { dialogsGone } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { BlockTime } from './block-time';

const BOAT = { id: 7, title: '32ft Sundancer', zone: 'America/Toronto' };
const WHOSE = { side: 'owner', userId: 4 } as const;
const BLOCK = {
  ...{ id: '7b0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a02', boatId: 7, captainId: null, note: null },
  ...{ startDate: '2026-08-07T04:00:00Z', endDate: '2026-08-08T04:00:00Z', createdAt: '2026-07-08T14:00:00Z' },
};

/** Dates are typed into a field of the browser's own. */
async function blockTheSeventh() {
  const user = await renderPart(<BlockTime boats={[BOAT]} whose={WHOSE} blocks={[]} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Block time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-08-07' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-08-07' } });
  await user.click(dialog.getByRole('button', { name: 'Block time' }));
  return dialog;
}

it('keeps the boat free for whole days', async () => {
  answer(listBookings, []);
  answer(createCalendarBlock, BLOCK);
  await blockTheSeventh();
  expect(await screen.findByText('Time Blocked')).toBeVisible();
  expect(callsOf(createCalendarBlock)[0]?.body).toMatchObject({
    ...{ boatId: 7, startDate: '2026-08-07T04:00:00.000Z', endDate: '2026-08-08T04:00:00.000Z' },
  });
  await dialogsGone();
});

it('closes with Escape, having blocked nothing', async () => {
  const user = await renderPart(<BlockTime boats={[BOAT]} whose={WHOSE} blocks={[]} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Block time' }));
  await screen.findByRole('dialog', { name: 'Block time' });
  await user.keyboard('{Escape}');
  await dialogsGone();
  expect(callsOf(createCalendarBlock)).toHaveLength(0);
});

it('says what is in the way, and blocks nothing', async () => {
  answer(listBookings, [{ ...aNamedBooking(), status: 'confirmed' }]);
  const dialog = await blockTheSeventh();
  expect(await dialog.findByText(/^Confirmed booking:/)).toBeVisible();
  expect(callsOf(createCalendarBlock)).toHaveLength(0);
});

it('says that it could not be blocked', async () => {
  answer(listBookings, []);
  refuse(createCalendarBlock, 'slot_taken');
  await blockTheSeventh();
  expect((await screen.findAllByText(/just been taken/))[0]).toBeVisible();
});
