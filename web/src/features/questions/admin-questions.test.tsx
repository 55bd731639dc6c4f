import { judgeQuestion, listAdminQuestions } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { anAdminQuestion } from '../../../test-kit/a-question';
import { answer, callsOf } from '../../../test-kit/answers';
import { renderPart } from '../../../test-kit/render-page';
import { itShowsItsStates } from '../../../test-kit/states';
import { AdminQuestions } from './admin-questions';

const show = () => renderPart(<AdminQuestions />, { as: 'administrator' });

itShowsItsStates({
  call: listAdminQuestions,
  show,
  empty: [[], 'No question has waited for more than 24 hours'],
  data: [[anAdminQuestion()], 'James MacDonald'],
});

it('are let stand where they were reported', async () => {
  const reported = anAdminQuestion({ reportedAt: '2026-06-26T12:00:00Z', reportReason: 'It insults somebody' });
  answer(listAdminQuestions, [reported]);
  answer(judgeQuestion, { ...reported, judgedAt: '2026-06-26T13:00:00Z' });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Let it stand: the question from Ann' }));
  expect(await screen.findByText('The question stands')).toBeVisible();
  expect(callsOf(judgeQuestion)[0]?.body).toEqual({ hidden: false });
});
