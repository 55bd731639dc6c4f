import { reportQuestion } from '@harbourline/contracts';
import { itActs } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { ReportQuestion } from './report-question';

itActs({
  show: () => renderPart(<ReportQuestion id={81} question="May we bring a dog?" />, { as: 'renter' }),
  ...{ opener: /Report the question/, title: 'Report this question?', says: /An administrator looks at/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('What is wrong with it?'), 'It insults somebody'),
  ...{ action: 'Report', call: reportQuestion, answered: { reportedAt: '2026-06-26T12:00:00Z' } },
  sends: { params: { id: '81' }, body: { reason: 'It insults somebody' } },
  done: 'Thank you. We will look at it.',
});
