import { screen } from '@testing-library/react';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { Button } from './button';
import { Dialog, DialogClose } from './dialog';

const TO_OPEN = {
  show: () =>
    renderPart(
      <Dialog
        trigger={<Button>Weigh anchor</Button>}
        title="Weigh anchor?"
        description="The boat leaves."
        actions={
          <DialogClose>
            <Button>Stay</Button>
          </DialogClose>
        }
      >
        <input aria-label="Heading" />
      </Dialog>,
    ),
  ...{ opener: 'Weigh anchor', title: 'Weigh anchor?' },
};

itOpensAndCloses({ ...TO_OPEN, says: 'The boat leaves.' });

it.each(['Stay', 'Close'])('closes with “%s”, and whoever opened it is where they were', async (button) => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: button }));
  await dialogsGone();
  expect(screen.getByRole('button', { name: 'Weigh anchor' })).toHaveFocus();
});

it('keeps the focus inside', async () => {
  const [user] = await openDialog(TO_OPEN);
  const dialog = screen.getByRole('dialog');
  for (let steps = 0; steps < 5; steps++) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('can be left by its actions alone', async () => {
  const user = await renderPart(
    <Dialog open isBinding title="Weigh anchor?">
      <p>The boat leaves.</p>
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Weigh anchor?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
