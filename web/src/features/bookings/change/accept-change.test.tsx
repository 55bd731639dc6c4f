import { updateBooking } from '@harbourline/contracts';
import { aBooking, aProposedChange } from '../../../../test-kit/a-booking';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { AcceptChange } from './accept-change';

const BOOKING = aBooking({ status: 'confirmed', proposedChange: aProposedChange() });
const TO_OPEN = {
  show: () => renderPart(<AcceptChange booking={BOOKING} proposed={aProposedChange()} />, { as: 'renter' }),
  ...{ opener: 'Accept change', title: 'Accept this change?' },
};

itActs({
  ...{ ...TO_OPEN, says: /^The charter is then as proposed/, action: 'Accept it' },
  ...{ call: updateBooking, answered: aBooking({ status: 'confirmed' }), done: 'Change Accepted' },
  sends: { params: { id: '1' }, body: { proposedChange: 'accepted', changeId: aProposedChange().id } },
});

it('says what is different, what it costs and what it does to the rules', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByText('The total goes up by $200, which is added to what is due later.')).toBeVisible();
  expect(dialog.getByText(/^Free cancellation does not start again/)).toBeVisible();
  expect(dialog.getByText('8', { selector: 'ins' })).toBeVisible();
});
