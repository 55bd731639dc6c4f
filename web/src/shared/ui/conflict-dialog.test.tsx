import { screen } from '@testing-library/react';
import { useState } from 'react';
import { itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { renderPart } from '../../../test-kit/render-page';
import { ConflictDialog } from './conflict-dialog';

const CHOICES = [
  { key: 'name', label: 'Name', mine: 'Zephyr', theirs: 'Mistral', isContested: true },
  { key: 'film', label: 'Film', mine: '', theirs: 'A film', isContested: false },
];

function Listing() {
  const [taken, setTaken] = useState<readonly string[]>();
  return (
    <>
      <p>{taken ? `Taken of theirs: ${taken.join(' and ') || 'nothing'}` : 'Not saved'}</p>
      <Opener>
        {({ open, onClose }) =>
          open && (
            <ConflictDialog
              title="Somebody else has saved this boat"
              text="Choose what is to stand."
              choices={CHOICES}
              onSettle={setTaken}
              onClose={onClose}
            />
          )
        }
      </Opener>
    </>
  );
}

const toOpen = {
  show: () => renderPart(<Listing />),
  ...{ opener: 'Open it', title: 'Somebody else has saved this boat' },
};

itOpensAndCloses({ ...toOpen, says: 'Choose what is to stand.' });

it('keeps what both have changed, takes what only they have, and says where there is nothing', async () => {
  const [user, dialog] = await openDialog(toOpen);
  expect(dialog.getByRole('radio', { name: /Zephyr/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /A film/ })).toBeChecked();
  expect(dialog.getByRole('group', { name: 'Film' })).toHaveTextContent(/Nothing/);
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(screen.getByText('Taken of theirs: film')).toBeInTheDocument();
});

it('takes what is chosen of each', async () => {
  const [user, dialog] = await openDialog(toOpen);
  await user.click(dialog.getByRole('radio', { name: /Mistral/ }));
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(screen.getByText('Taken of theirs: name and film')).toBeInTheDocument();
});
