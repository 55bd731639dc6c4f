import { answerChange } from '@harbourline/contracts';
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
  ...{ call: answerChange, answered: aBooking({ status: 'confirmed' }), done: 'Change Accepted' },
  sends: { params: { id: '1', changeId: aProposedChange().id }, body: { answer: 'accepted' } },
});

it('says what is different, what it costs and what it does to the rules', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByText('The total goes up by $200, which is added to what is due later.')).toBeVisible();
  expect(dialog.getByText(/^Free cancellation does not start again/)).toBeVisible();
  expect(dialog.getByText('8', { selector: 'ins *' })).toBeVisible();
});
