import { screen } from '@testing-library/react';
import { useState } from 'react';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { renderPart } from '../../../test-kit/render-page';
import { TermsDialog } from './terms-dialog';

function Terms() {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <p>{isAgreed ? 'Agreed' : 'Not agreed'}</p>
      <Opener>
        {({ open, onOpenChange }) => (
          <TermsDialog {...{ open, onOpenChange }} policy={['Free within a day.']} onAgree={() => setAgreed(true)} />
        )}
      </Opener>
    </>
  );
}

const TO_OPEN = { show: () => renderPart(<Terms />), opener: 'Open it', title: 'Terms of service' };

itOpensAndCloses({ ...TO_OPEN, says: 'Free within a day.' });

it.each([
  { button: 'Agree and close', after: 'Agreed' },
  { button: /^Close$/, after: 'Not agreed' },
])('$button closes it: $after', async ({ button, after }) => {
  const [user, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByRole('link', { name: 'full terms' })).toHaveAttribute('href', '/terms');
  const [first] = dialog.getAllByRole('button', { name: button });
  if (first) await user.click(first);
  await dialogsGone();
  expect(screen.getByText(after)).toBeVisible();
});
