import {
  answerQuestion,
  judgeQuestion,
  listAdminQuestions,
  listReceivedQuestions,
  reportQuestion,
  showQuestion,
} from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { anAdminQuestion, aReceivedQuestion } from '../../../test-kit/a-question';
import { answer, callsOf } from '../../../test-kit/answers';
import { itActs } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { itShowsItsStates } from '../../../test-kit/states';
import { AdminQuestions } from './admin-questions';
import { AnswerDialog } from './answer-dialog';
import { OwnerQuestions } from './owner-questions';
import { ReportQuestion } from './report-question';

const BY_OWNER = { text: 'With pleasure.', by: 'owner', answeredAt: '2026-06-26T12:00:00Z' } as const;
const ANSWERED = aReceivedQuestion({ answer: BY_OWNER, handledAt: BY_OWNER.answeredAt, shown: true });
const showOwners = () => renderPart(<OwnerQuestions />, { as: 'owner' });

describe('answering a question', () => {
  itActs({
    show: () => renderPart(<AnswerDialog question={aReceivedQuestion()} by="owner" />, { as: 'owner' }),
    ...{ opener: 'Answer the question from Ann', title: 'Answer the question', says: /Ann gets your answer by email/ },
    fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Your answer'), 'With pleasure.'),
    ...{ action: 'Send answer', call: answerQuestion, answered: ANSWERED },
    sends: { params: { id: '81' }, body: { text: 'With pleasure.', shown: true } },
    done: 'Your answer is on its way',
  });
});

describe('reporting a question', () => {
  itActs({
    show: () => renderPart(<ReportQuestion id={81} question="May we bring a dog?" />, { as: 'renter' }),
    ...{ opener: /Report the question/, title: 'Report this question?', says: /An administrator looks at/ },
    fillIn: (user, dialog) => fill(user, dialog.getByLabelText('What is wrong with it?'), 'It insults somebody'),
    ...{ action: 'Report', call: reportQuestion, answered: { reportedAt: '2026-06-26T12:00:00Z' } },
    sends: { params: { id: '81' }, body: { reason: 'It insults somebody' } },
    done: 'Thank you. We will look at it.',
  });
});

describe('an owner’s questions', () => {
  itShowsItsStates({
    call: listReceivedQuestions,
    show: showOwners,
    empty: [[], 'No question is waiting for you'],
    data: [[aReceivedQuestion()], 'Ann about the 32ft Sundancer'],
  });

  it('say why one cannot stand under the boat, and offer nothing of the kind', async () => {
    answer(listReceivedQuestions, [{ ...ANSWERED, shown: false, holdsContact: true }]);
    await showOwners();
    expect(await screen.findByText(/cannot be shown on your boat’s page/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show on the boat’s page/ })).toBeNull();
  });

  it('are taken off the boat’s page', async () => {
    answer(listReceivedQuestions, [ANSWERED]);
    answer(showQuestion, { ...ANSWERED, shown: false });
    const user = await showOwners();
    await user.click(await screen.findByRole('button', { name: 'Remove from the page: the question from Ann' }));
    expect(await screen.findByText('The question and your answer are no longer on your boat’s page')).toBeVisible();
    expect(callsOf(showQuestion)[0]?.body).toEqual({ shown: false });
  });
});

describe('questions for administrators', () => {
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
});
