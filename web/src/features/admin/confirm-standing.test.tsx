import { openBookings, updateUser, type UserView } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { itActs, openDialog } from '../../../test-kit/dialogs';
import { aUser } from '../../../test-kit/people';
import { fill, renderPart } from '../../../test-kit/render-page';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';

const OPEN = { role: 'owner', pending: 1, confirmed: 2, refund: 400 } as const;
const OWNER = aUser('owner');

beforeEach(() => answer(openBookings, OPEN));

const showStanding = (person: UserView) => () =>
  renderPart(<ChangeStanding person={person} disabled={false} />, { as: 'administrator' });
const showRole = (person: UserView) => () =>
  renderPart(<ChangeRole person={person} disabled={false} />, { as: 'administrator' });
const chooses = (role: string) => async (user: UserEvent) =>
  user.selectOptions(await screen.findByLabelText(/^Role of/), role);

describe('the question whether somebody is locked out', () => {
  itActs({
    ...{ show: showStanding(OWNER), opener: 'Deactivate Olive Tremblay', title: 'Deactivate Olive Tremblay?' },
    ...{ says: /1 pending request, 2 confirmed charters/, action: 'Deactivate' },
    ...{ call: updateUser, answered: aUser('owner', { active: false }) },
    ...{ sends: { params: { id: '4' }, body: { active: false } } },
    ...{ done: 'Account deactivated', afterFailure: 'closes' },
  });
});

describe('the question whether somebody may sign in again', () => {
  itActs({
    ...{ show: showStanding({ ...OWNER, active: false }), opener: 'Activate Olive Tremblay' },
    ...{ title: 'Activate Olive Tremblay?', says: /can sign in again/, action: 'Activate' },
    ...{ call: updateUser, answered: OWNER, sends: { params: { id: '4' }, body: { active: true } } },
    ...{ done: 'Account activated', afterFailure: 'closes' },
  });
});

describe('the question whether somebody gets another role', () => {
  itActs({
    ...{ show: showRole(OWNER), opener: chooses('Captain'), title: 'Change the role of Olive Tremblay?' },
    ...{ says: /from Owner to Captain/, action: 'Change Role' },
    ...{ call: updateUser, answered: aUser('owner', { role: 'captain' }) },
    ...{ sends: { params: { id: '4' }, body: { role: 'captain' } } },
    ...{ done: 'User role updated successfully', afterFailure: 'closes' },
  });
});

describe('the question whether somebody becomes an administrator', () => {
  itActs({
    ...{ show: showRole(OWNER), opener: chooses('Administrator'), title: 'Change the role of Olive Tremblay?' },
    ...{ says: /Administrators can do everything/, action: 'Change Role' },
    fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Your own password'), 'secret-1'),
    ...{ call: updateUser, answered: aUser('owner', { role: 'admin' }) },
    ...{ sends: { params: { id: '4' }, body: { role: 'admin', currentPassword: 'secret-1' } } },
    ...{ done: 'User role updated successfully', afterFailure: 'asks again' },
  });

  it('waits for the password', async () => {
    const show = showRole(OWNER);
    const [, dialog] = await openDialog({ show, opener: chooses('Administrator'), title: /^Change the role/ });
    expect(dialog.getByRole('button', { name: 'Change Role' })).toBeDisabled();
  });
});

it('changes nothing while it is not known what is open', async () => {
  refuse(openBookings, 'unavailable');
  const show = showStanding(OWNER);
  const [user, dialog] = await openDialog({ show, opener: /^Deactivate/, title: /^Deactivate/ });
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  answer(openBookings, OPEN);
  await user.click(retry);
  expect(await dialog.findByText(/2 confirmed charters/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
  expect(callsOf(updateUser)).toHaveLength(0);
});
