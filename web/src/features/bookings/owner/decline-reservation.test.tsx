import { updateBooking } from '@harbourline/contracts';
import { aBooking } from '../../../../test-kit/a-booking';
import { itActs } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { AnswerReservation } from './answer-reservation';

const DECLINED = { status: 'canceled', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

describe.each([
  { reason: 'The boat is being serviced', body: { ...DECLINED, reason: 'The boat is being serviced' } },
  { reason: '', body: DECLINED },
])('declining for the reason “$reason”', ({ reason, body }) => {
  itActs({
    show: () =>
      renderPart(<AnswerReservation booking={aBooking()} ownerId={4} now={new Date('2026-07-02T12:00:00Z')} />, {
        as: 'owner',
      }),
    ...{ opener: 'Decline', title: 'Decline this reservation?', says: /becomes available to others again/ },
    fillIn: async (user, dialog) => {
      if (reason) await fill(user, dialog.getByLabelText('Reason (optional)'), reason);
    },
    ...{ action: 'Decline reservation', call: updateBooking },
    answered: aBooking({ status: 'cancelled', outcome: 'owner_declined' }),
    sends: { params: { id: '1' }, body },
    done: 'Booking Declined',
  });
});
