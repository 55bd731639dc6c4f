import { requiredReason } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { Button } from './button';
import { ReasonDialog } from './reason-dialog';

/** Sends a boat back for a reason; nobody takes it back at night. */
function SendBack() {
  const [sentFor, setSentFor] = useState<string>();
  return (
    <>
      <p>{sentFor ? `Sent back: ${sentFor}` : 'Here'}</p>
      <ReasonDialog
        trigger={<Button>Send back</Button>}
        title="Send the boat back?"
        description="Its owner is told."
        reason={{ label: 'Reason', hint: 'The owner sees it.' }}
        keep="Keep it"
        confirm="Send it"
        schema={z.object({ reason: requiredReason })}
        onConfirm={(reason) => {
          if (reason === 'At night') return Promise.resolve(false);
          setSentFor(reason);
          return Promise.resolve(true);
        }}
      />
    </>
  );
}

const TO_OPEN = { show: () => renderPart(<SendBack />), opener: 'Send back', title: 'Send the boat back?' };

itOpensAndCloses({ ...TO_OPEN, says: 'Its owner is told.' });

it('hands the reason on, without the space around it, and closes', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await fill(user, dialog.getByLabelText('Reason'), '  It leaks ');
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  await dialogsGone();
  expect(screen.getByText('Sent back: It leaks')).toBeVisible();
});

it('asks for the reason', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
});

it('stays open with the reason where it was not done', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await fill(user, dialog.getByLabelText('Reason'), 'At night');
  await user.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByRole('button', { name: 'Send it' })).toBeEnabled();
  expect(dialog.getByLabelText('Reason')).toHaveValue('At night');
  expect(screen.getByText('Here')).toBeInTheDocument();
});
