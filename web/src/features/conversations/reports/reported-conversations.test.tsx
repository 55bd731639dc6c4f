import { listConversationReports, readReportedConversation } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aMessage, aReport } from '../../../../test-kit/a-conversation';
import { answer, callsOf } from '../../../../test-kit/answers';
import { renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { ReportedConversations } from './reported-conversations';

const show = () => renderPart(<ReportedConversations />, { as: 'administrator' });

itShowsItsStates({
  call: listConversationReports,
  show,
  empty: [[], 'No conversation is reported'],
  data: [[aReport()], 'They asked me to pay in cash.'],
});

it('shows the messages only when they are asked for', async () => {
  answer(listConversationReports, [aReport()]);
  answer(readReportedConversation, { messages: [aMessage({ text: 'Please pay in cash' })] });
  const user = await show();
  expect(await screen.findByText('That you read them is in the audit log.')).toBeVisible();
  expect(callsOf(readReportedConversation)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Read the messages of booking 1' }));
  expect(await screen.findByText('Please pay in cash')).toBeVisible();
});
