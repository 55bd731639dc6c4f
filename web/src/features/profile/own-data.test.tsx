import { downloadOwnData } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { itActs, openDialog } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { OwnData } from './own-data';

const show = () => renderPart(<OwnData />, { as: 'captain' });
const dialog = { show, opener: 'Download', title: 'Download your data?' };

itActs({
  ...dialog,
  says: /one file with what we hold about you/,
  fillIn: async (user, inside) => user.type(inside.getByLabelText('Current Password'), 'secret-1'),
  action: 'Download my data',
  ...{ call: downloadOwnData, sends: { body: { currentPassword: 'secret-1' } }, done: 'Your data was downloaded' },
});

it('takes the password', async () => {
  const [user, inside] = await openDialog(dialog);
  expect(inside.getByRole('button', { name: 'Download my data' })).toBeDisabled();
  await user.type(inside.getByLabelText('Current Password'), 'wrong');
  refuse(downloadOwnData, 'wrong_password');
  await user.click(inside.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your current password is incorrect.')).toBeVisible();
  expect(inside.getByLabelText('Current Password')).toHaveValue('wrong');
});

it('forgets a password that was typed and not sent', async () => {
  answer(downloadOwnData);
  const [user, inside] = await openDialog(dialog);
  await user.type(inside.getByLabelText('Current Password'), 'secret-1');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByLabelText('Current Password')).toHaveValue('');
  expect(callsOf(downloadOwnData)).toHaveLength(0);
});
