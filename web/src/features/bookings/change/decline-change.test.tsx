import { answerChange } from '@harbourline/contracts';
import { aBooking, aProposedChange } from '../../../../test-kit/a-booking';
import { itActs } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { DeclineChange } from './decline-change';

const changeId = aProposedChange().id;

itActs({
  show: () =>
    renderPart(<DeclineChange booking={aBooking({ status: 'confirmed' })} changeId={changeId} />, { as: 'owner' }),
  ...{ opener: 'Decline change', title: 'Decline this change?', says: /^The charter stays confirmed/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Reason (optional)'), 'We are away'),
  ...{ action: 'Decline it', call: answerChange, answered: aBooking({ status: 'confirmed' }) },
  sends: { params: { id: '1', changeId }, body: { answer: 'declined', reason: 'We are away' } },
  done: 'Change Declined',
});
