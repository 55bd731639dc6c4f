import { reportConversation } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { itActs } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { ReportConversation } from './report-conversation';

itActs({
  show: () => renderPart(<ReportConversation bookingId={1} reported={false} />, { as: 'renter' }),
  ...{ opener: 'Report', title: 'Report this conversation?', says: /The others are not told who reported it/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('What happened?'), 'They asked me to pay in cash.'),
  ...{ action: 'Report', call: reportConversation, answered: { reportedAt: '2026-08-05T15:00:00Z' } },
  sends: { params: { id: '1' }, body: { reason: 'They asked me to pay in cash.' } },
  done: 'Thank you. We are looking into it.',
});

it('says that it was reported', async () => {
  await renderPart(<ReportConversation bookingId={1} reported />, { as: 'renter' });
  expect(await screen.findByText(/^You have reported this conversation/)).toBeVisible();
});
