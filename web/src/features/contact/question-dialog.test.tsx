import { sendContactMessage } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { callsOf } from '../../../test-kit/answers';
import { dialogsGone, itActs, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { aPerson } from '../../../test-kit/people';
import { fill, renderPart } from '../../../test-kit/render-page';
import { QuestionDialog } from './question-dialog';

const QUESTION = 'May we bring a dog along?';
const TO_OPEN = {
  show: () =>
    renderPart(
      <Opener>
        {(opening) => (
          <QuestionDialog
            boat={{ id: 7, length: 32, model: 'Sundancer' }}
            sender={aPerson('renter')}
            open={opening.open}
            onOpenChange={opening.onOpenChange}
          />
        )}
      </Opener>,
      { as: 'renter' },
    ),
  ...{ opener: 'Open it', title: 'Ask a Question' },
};

itActs({
  ...{ ...TO_OPEN, says: /answers by email/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Message'), QUESTION),
  ...{ action: 'Send Message', call: sendContactMessage, answered: { message: 'Thank you' } },
  sends: {
    body: {
      ...{ firstName: 'Remy', lastName: 'Laurent', email: 'renter@example.com', phone: '+14165550102' },
      ...{ destination: 'Inquiry about 32ft Sundancer', message: QUESTION, website: '', boatId: 7 },
    },
  },
  done: 'Message sent successfully',
});

it('says what is missing', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Send Message' }));
  expect(await dialog.findByText('Message must be at least 10 characters')).toBeVisible();
  expect(callsOf(sendContactMessage)).toHaveLength(0);
});

it('has what was typed when it is opened again', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await fill(user, dialog.getByLabelText('Message'), QUESTION);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogsGone();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByLabelText('Message')).toHaveValue(QUESTION);
});
