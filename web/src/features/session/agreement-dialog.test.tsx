import { agree, logout } from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { dialogsGone } from '../../../test-kit/dialogs';
import { aPerson } from '../../../test-kit/people';
import { renderPart } from '../../../test-kit/render-page';
import { AgreementGate } from './agreement-gate';

async function show() {
  const user = await renderPart(<AgreementGate />, { as: 'renter', person: { mustAgree: true } });
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Before you continue' })) };
}

it('stays until it is answered, whatever is pressed', async () => {
  const { user, dialog } = await show();
  await user.keyboard('{Escape}');
  expect(dialog.getByText(/^You were not asked for this/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/You must be 18 or older/)).toBeVisible();
  expect(callsOf(agree)).toHaveLength(0);
});

it('is over once the terms are accepted', async () => {
  answer(agree, aPerson('renter'));
  const { user, dialog } = await show();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(callsOf(agree).map(({ body }) => body)).toEqual([{ agreesToTerms: true }]);
  await dialogsGone();
});

it('stays where that could not be saved', async () => {
  refuse(agree, 'unavailable');
  const { user, dialog } = await show();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This could not be saved')).toBeVisible();
  expect(dialog.getByRole('checkbox')).toBeChecked();
});

it('is over for whoever signs out', async () => {
  answer(logout);
  const { user, dialog } = await show();
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await dialogsGone();
  expect(callsOf(logout)).toHaveLength(1);
});
