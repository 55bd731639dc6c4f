import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { SavedReplies } from './saved-replies';

const REPLY = { id: 1, title: 'The dock', text: 'Pier 4.\nRing twice.', updatedAt: '2026-06-01T12:00:00.000Z' };
const inserted = jest.fn();
const TO_OPEN = {
  show: () => renderPart(<SavedReplies onInsert={inserted} />, { as: 'owner' }),
  ...{ opener: 'Saved replies', title: 'Saved replies' },
};

beforeEach(() => {
  inserted.mockClear();
  answer(listSavedReplies, [REPLY]);
});

itOpensAndCloses({ ...TO_OPEN, says: /^Texts that you write again and again/ });

itShowsItsStates({
  call: listSavedReplies,
  show: async () => (await openDialog(TO_OPEN))[0],
  empty: [[], 'You have no saved replies yet.'],
  data: [[REPLY], 'The dock'],
});

it('are made', async () => {
  answer(createSavedReply, REPLY);
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'New reply' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a name')).toBeVisible();
  await fill(user, dialog.getByLabelText('Name'), 'The dock');
  await fill(user, dialog.getByLabelText('Text'), 'Pier 4.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: 'New reply' })).toBeVisible();
  expect(callsOf(createSavedReply)[0]?.body).toEqual({ title: 'The dock', text: 'Pier 4.' });
});

it('are changed and deleted', async () => {
  answer(updateSavedReply, REPLY);
  answer(deleteSavedReply);
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(await dialog.findByRole('button', { name: 'Edit “The dock”' }));
  await fill(user, dialog.getByLabelText('Text'), 'Pier 5.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete “The dock”' }));
  expect(callsOf(updateSavedReply)[0]).toMatchObject({ params: { id: '1' }, body: { text: 'Pier 5.' } });
  expect(callsOf(deleteSavedReply)[0]).toMatchObject({ params: { id: '1' } });
});

it('that another tab has changed are shown beside what stands in the form, and saved as chosen', async () => {
  refuse(updateSavedReply, 'saved_reply_changed');
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(await dialog.findByRole('button', { name: 'Edit “The dock”' }));
  await fill(user, dialog.getByLabelText('Text'), 'Pier 5.');
  const theirs = { ...REPLY, title: 'Our dock', text: 'Pier 6.', updatedAt: '2026-06-02T12:00:00.000Z' };
  answer(listSavedReplies, [theirs]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'This reply has been changed' }));
  expect(conflict.getByRole('radio', { name: 'Saved since Our dock' })).toBeChecked();
  expect(conflict.getByRole('radio', { name: 'In your form Pier 5.' })).toBeChecked();
  // Whoever goes back to the form has chosen nothing, and is asked again.
  await user.click(conflict.getByRole('button', { name: 'Back to the form' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const again = within(await screen.findByRole('dialog', { name: 'This reply has been changed' }));
  answer(updateSavedReply, theirs);
  await user.click(again.getByRole('button', { name: 'Save with these' }));
  await waitFor(() => expect(callsOf(updateSavedReply)).toHaveLength(3));
  expect(callsOf(updateSavedReply).map(({ body }) => body)).toEqual([
    { title: 'The dock', text: 'Pier 5.', basedOn: REPLY.updatedAt },
    { title: 'The dock', text: 'Pier 5.', basedOn: REPLY.updatedAt },
    { title: 'Our dock', text: 'Pier 5.', basedOn: theirs.updatedAt },
  ]);
});
