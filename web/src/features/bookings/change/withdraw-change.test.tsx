import { withdrawChange } from '@harbourline/contracts';
import { aBooking, aProposedChange } from '../../../../test-kit/a-booking';
import { itActs } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { WithdrawChange } from './withdraw-change';

const changeId = aProposedChange().id;

itActs({
  show: () =>
    renderPart(<WithdrawChange booking={aBooking({ status: 'confirmed' })} changeId={changeId} />, { as: 'renter' }),
  ...{ opener: 'Withdraw change', title: 'Withdraw this change?', says: /^The charter stays confirmed/ },
  ...{ action: 'Withdraw it', call: withdrawChange, answered: aBooking({ status: 'confirmed' }) },
  sends: { params: { id: '1', changeId } },
  done: 'Change Withdrawn',
});
