import { reportReview } from '@harbourline/contracts';
import { aReceivedReview } from '../../../test-kit/a-review';
import { itActs } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { ReportReview } from './report-review';

itActs({
  show: () => renderPart(<ReportReview id={71} author="Amélie F." />, { as: 'owner' }),
  ...{ opener: 'Report the review by Amélie F.', title: 'Report this review?', says: /An administrator reads/ },
  fillIn: async (user, dialog) => {
    await user.clear(dialog.getByLabelText('What is wrong with it?'));
    await user.type(dialog.getByLabelText('What is wrong with it?'), 'We never met.');
  },
  ...{ action: 'Report review', call: reportReview, answered: aReceivedReview({ reportedAt: '2026-07-02T12:00:00Z' }) },
  sends: { params: { id: '71' }, body: { reason: 'We never met.' } },
  done: 'Thank you. We will look at the review.',
});
