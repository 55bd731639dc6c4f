import { closeConversationReport } from '@harbourline/contracts';
import { aReport } from '../../../../test-kit/a-conversation';
import { itActs } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { CloseReport } from './close-report';

itActs({
  show: () => renderPart(<CloseReport report={aReport()} />, { as: 'administrator' }),
  ...{ opener: 'Close the report of booking 1', title: 'Close this report?', says: /only through another open report/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('What came of it'), 'The owner was warned.'),
  ...{ action: 'Close it', call: closeConversationReport, answered: aReport({ closedAt: '2026-08-06T15:00:00Z' }) },
  sends: { params: { id: '5' }, body: { closed: true, outcome: 'The owner was warned.' } },
  done: 'The report is closed',
});
