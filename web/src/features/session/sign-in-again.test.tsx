import { login } from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { answer, callsOf } from '../../../test-kit/answers';
import { aPerson } from '../../../test-kit/people';
import { fillFields, renderPart } from '../../../test-kit/render-page';
import { SignInAgain } from './sign-in-again';

const show = () => renderPart(<SignInAgain />, { as: 'owner', person: { fullName: 'Olivia Owner' } });
const dialog = () => within(screen.getByRole('dialog', { name: 'Please sign in again' }));

it('says that what was typed is kept, and for whom', async () => {
  await show();
  expect(dialog().getByText(/What you have typed is still here: sign in as Olivia Owner/)).toBeVisible();
});

it('stays until somebody signs in, or discards what they typed', async () => {
  const user = await show();
  await user.keyboard('{Escape}');
  expect(dialog().getByRole('button', { name: 'Discard what I typed' })).toBeVisible();
  answer(login, aPerson('owner'));
  await fillFields(user, dialog(), { Phone: '4165550102', Password: 'secret-7' });
  await user.click(dialog().getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(callsOf(login)).toHaveLength(1);
});
