import { screen } from '@testing-library/react';
import { useState } from 'react';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { renderPart } from '../../../test-kit/render-page';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  isLoading?: boolean;
  isReady?: boolean;
}

function Question({ isLoading = false, isReady = true }: Props) {
  const [isSunk, setSunk] = useState(false);
  return (
    <>
      <p>{isSunk ? 'Sunk' : 'Afloat'}</p>
      <Opener>
        {({ open, onClose }) => (
          <ConfirmDialog
            {...{ open, onClose, isLoading, isReady }}
            title="Sink the boat?"
            text="It does not come back."
            keep="Keep it"
            confirm="Sink it"
            onConfirm={() => setSunk(true)}
          />
        )}
      </Opener>
    </>
  );
}

const toOpen = (props: Props = {}) => ({
  show: () => renderPart(<Question {...props} />),
  ...{ opener: 'Open it', title: 'Sink the boat?' },
});

itOpensAndCloses({ ...toOpen(), says: 'It does not come back.' });

it('does it when that is confirmed', async () => {
  const [user, dialog] = await openDialog(toOpen());
  await user.click(dialog.getByRole('button', { name: 'Sink it' }));
  expect(screen.getByText('Sunk')).toBeInTheDocument();
});

it('does nothing when it is to stay as it is', async () => {
  const [user, dialog] = await openDialog(toOpen());
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await dialogsGone();
  expect(screen.getByText('Afloat')).toBeVisible();
});

it('cannot be confirmed before what has to be said beside it is said', async () => {
  const [, dialog] = await openDialog(toOpen({ isReady: false }));
  expect(dialog.getByRole('button', { name: 'Sink it' })).toBeDisabled();
});

it('stays open while it is being done', async () => {
  const [user, dialog] = await openDialog(toOpen({ isLoading: true }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled();
});
