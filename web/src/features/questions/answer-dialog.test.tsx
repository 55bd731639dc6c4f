import { answerQuestion } from '@harbourline/contracts';
import { aReceivedQuestion } from '../../../test-kit/a-question';
import { itActs } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { AnswerDialog } from './answer-dialog';

const BY_OWNER = { text: 'With pleasure.', by: 'owner', answeredAt: '2026-06-26T12:00:00Z' } as const;

itActs({
  show: () => renderPart(<AnswerDialog question={aReceivedQuestion()} by="owner" />, { as: 'owner' }),
  ...{ opener: 'Answer the question from Ann', title: 'Answer the question', says: /Ann gets your answer by email/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Your answer'), 'With pleasure.'),
  ...{ action: 'Send answer', call: answerQuestion, answered: aReceivedQuestion({ answer: BY_OWNER, shown: true }) },
  sends: { params: { id: '81' }, body: { text: 'With pleasure.', shown: true } },
  done: 'Your answer is on its way',
});
