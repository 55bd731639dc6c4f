import { listReceivedQuestions, showQuestion } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aReceivedQuestion } from '../../../test-kit/a-question';
import { answer, callsOf } from '../../../test-kit/answers';
import { renderPart } from '../../../test-kit/render-page';
import { itShowsItsStates } from '../../../test-kit/states';
import { OwnerQuestions } from './owner-questions';

const BY_OWNER = { text: 'With pleasure.', by: 'owner', answeredAt: '2026-06-26T12:00:00Z' } as const;
const ANSWERED = aReceivedQuestion({ answer: BY_OWNER, handledAt: BY_OWNER.answeredAt, shown: true });
const show = () => renderPart(<OwnerQuestions />, { as: 'owner' });

itShowsItsStates({
  call: listReceivedQuestions,
  show,
  empty: [[], 'No question is waiting for you'],
  data: [[aReceivedQuestion()], 'Ann about the 32ft Sundancer'],
});

it('say why one cannot stand under the boat, and offer nothing of the kind', async () => {
  answer(listReceivedQuestions, [{ ...ANSWERED, shown: false, holdsContact: true }]);
  await show();
  expect(await screen.findByText(/cannot be shown on your boat’s page/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Show on the boat’s page/ })).toBeNull();
});

it('are taken off the boat’s page', async () => {
  answer(listReceivedQuestions, [ANSWERED]);
  answer(showQuestion, { ...ANSWERED, shown: false });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove from the page: the question from Ann' }));
  expect(await screen.findByText('The question and your answer are no longer on your boat’s page')).toBeVisible();
  expect(callsOf(showQuestion)[0]?.body).toEqual({ shown: false });
});
