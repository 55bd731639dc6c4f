import { judgeReview } from '@harbourline/contracts';
import { anAdminReview } from '../../../test-kit/a-review';
import { itActs } from '../../../test-kit/dialogs';
import { itTakesOneClick } from '../../../test-kit/one-click';
import { renderPart } from '../../../test-kit/render-page';
import { AdminReviewRecord } from './admin-review-record';

const show = (change: Parameters<typeof anAdminReview>[0] = {}) =>
  renderPart(<AdminReviewRecord review={anAdminReview(change)} />, { as: 'administrator' });
const REASON = 'It insults somebody who was not on board.';

describe('a report', () => {
  itTakesOneClick({
    ...{ show, press: 'Let it stand: the review by Amélie Fournier', call: judgeReview, answered: anAdminReview() },
    sends: { params: { id: '71' }, body: { hidden: false } },
    done: 'The review stands',
  });
});

describe('hiding', () => {
  itActs({
    ...{ show, opener: 'Hide the review by Amélie Fournier', title: 'Hide this review?', says: /is told why/ },
    fillIn: async (user, dialog) => {
      await user.clear(dialog.getByLabelText('Reason'));
      await user.type(dialog.getByLabelText('Reason'), REASON);
    },
    ...{ action: 'Hide review', call: judgeReview, answered: anAdminReview({ hiddenReason: REASON }) },
    sends: { params: { id: '71' }, body: { hidden: true, reason: REASON } },
    done: 'The review is hidden',
  });
});

describe('showing again', () => {
  itTakesOneClick({
    show: () => show({ hiddenReason: REASON, judgedAt: '2026-07-02T12:00:00Z' }),
    ...{ press: 'Show again: the review by Amélie Fournier', call: judgeReview, answered: anAdminReview() },
    sends: { params: { id: '71' }, body: { hidden: false } },
    done: 'The review stands',
  });
});
