import { answerCharter } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { AnswerCharter } from './answer-charter';

const REQUEST = aBooking({ captainAnswer: 'awaited', respondBy: '2026-07-02T12:00:00Z' });
const onDeclined = jest.fn();
const TO_OPEN = {
  show: () => renderPart(<AnswerCharter charter={REQUEST} onDeclined={onDeclined} />, { as: 'captain' }),
  ...{ opener: 'Decline', title: 'Decline this charter?' },
};

itActs({
  ...{ ...TO_OPEN, says: /^The charter on Fri, Aug 7, 2026.* goes to another captain/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Reason'), 'I am away that day'),
  ...{ action: 'Decline charter', call: answerCharter, answered: REQUEST },
  sends: { params: { id: '1' }, body: { answer: 'declined', reason: 'I am away that day' } },
  done: 'Charter Declined',
});

it('asks for the reason of a no', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Decline charter' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(callsOf(answerCharter)).toHaveLength(0);
});

it.each([
  ['waits for the owner’s', null, 'The charter is yours once the owner accepts as well.'],
  ['confirms it after the owner’s', '2026-07-01T13:00:00Z', 'The charter is confirmed. You’ll find it under Upcoming.'],
])('says yes, which %s', async (_, ownerAcceptedAt, text) => {
  answer(answerCharter, REQUEST);
  const user = await renderPart(<AnswerCharter charter={{ ...REQUEST, ownerAcceptedAt }} onDeclined={onDeclined} />, {
    as: 'captain',
  });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(callsOf(answerCharter)[0]?.body).toEqual({ answer: 'accepted' });
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

it('says why a yes was not taken', async () => {
  refuse(answerCharter, 'response_overdue');
  const user = await renderPart(<AnswerCharter charter={REQUEST} onDeclined={onDeclined} />, { as: 'captain' });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The time to answer this reservation has run out.')).toBeVisible();
});
