import { bookingHistory, bookingMessages, type HistoryEntry } from '@harbourline/contracts';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, refuse } from '../../../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { HistoryDialog } from './history-dialog';

const ENTRY: HistoryEntry = {
  ...{ at: '2026-07-01T12:00:00Z', actor: 'renter', actorName: 'Remy Laurent', action: 'requested' },
  ...{
    fromStatus: null,
    toStatus: 'pending',
    reason: null,
    effectCodes: [],
    reasonCode: null,
    effect: [],
    changes: [],
    money: { kind: 'deposit', amount: 400 },
  },
};

beforeEach(() => {
  answer(bookingHistory, [ENTRY]);
  answer(bookingMessages, []);
});

const TO_OPEN = {
  show: () => renderPart(<HistoryDialog booking={aBooking()} />, { as: 'renter' }),
  ...{ opener: 'History', title: 'History' },
};

itOpensAndCloses({ ...TO_OPEN, says: '32ft Sundancer, booking 1' });

itShowsItsStates({
  call: bookingHistory,
  show: async () => (await openDialog(TO_OPEN))[0],
  empty: [[], 'Nothing has happened yet.'],
  data: [[ENTRY], /\$400/],
});

it('shows what happened even where the messages about it could not be loaded', async () => {
  refuse(bookingMessages, 'unavailable');
  const [, dialog] = await openDialog(TO_OPEN);
  expect(await dialog.findByText(/\$400/)).toBeVisible();
  expect(await dialog.findByText(/^The messages of this booking could not be loaded/)).toBeVisible();
});
