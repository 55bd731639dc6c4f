import { replyToReview } from '@harbourline/contracts';
import { aReceivedReview } from '../../../test-kit/a-review';
import { itActs } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { ReplyToReview } from './reply-to-review';

itActs({
  show: () => renderPart(<ReplyToReview id={71} author="Amélie F." />, { as: 'owner' }),
  ...{ opener: 'Reply to the review by Amélie F.', title: 'Reply to this review', says: /It cannot be changed/ },
  fillIn: async (user, dialog) => {
    await user.clear(dialog.getByLabelText('Your reply'));
    await user.type(dialog.getByLabelText('Your reply'), 'Come back soon!');
  },
  ...{ action: 'Send reply', call: replyToReview, answered: aReceivedReview() },
  sends: { params: { id: '71' }, body: { text: 'Come back soon!' } },
  done: 'Your reply was sent',
});
