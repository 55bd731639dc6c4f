import { screen } from '@testing-library/react';
import { renderPart } from '../../../test-kit/render-page';
import { EditBoat } from './edit-boat';

const onEnd = jest.fn();
beforeEach(() => onEnd.mockClear());

const show = () =>
  renderPart(
    <EditBoat
      boatId={7}
      onEnd={onEnd}
      editor={({ boatId, onClose, onDone, onDirtyChange }) => (
        <>
          <p>Listing {boatId}</p>
          <button onClick={() => onDirtyChange(true)}>Change it</button>
          <button onClick={onClose}>Leave</button>
          <button onClick={onDone}>Save</button>
        </>
      )}
    />,
    { as: 'administrator' },
  );

it('shows the listing’s editor, and ends with it', async () => {
  const user = await show();
  expect(screen.getByRole('dialog', { name: 'Edit listing' })).toHaveTextContent('Listing 7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('closes at once where nothing was changed', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('closes with Escape where nothing was changed', async () => {
  const user = await show();
  await user.keyboard('{Escape}');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('asks before changes are lost', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onEnd).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
