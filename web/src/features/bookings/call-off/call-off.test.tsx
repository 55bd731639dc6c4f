import { callOff } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aBooking } from '../../../../test-kit/a-booking';
import { callsOf } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { CallOff } from './call-off';

/** It starts on 2026-08-07 at 18:00. */
const CHARTER = aBooking({ status: 'confirmed' });
const NEAR = new Date('2026-08-06T18:00:00Z');
const CALLED_OFF = { cause: 'mechanical', by: 'owner', chooseBy: '2026-08-13T18:00:00Z' } as const;

const show = (booking = CHARTER, now = NEAR) =>
  renderPart(<CallOff booking={booking} side="owner" now={now} />, { as: 'owner' });
const TO_OPEN = { show, opener: 'Call off', title: 'Call off this charter?' };

itActs({
  ...{ ...TO_OPEN, says: /^Only for weather or a mechanical problem.* within 60 days at the same price/ },
  fillIn: async (user, dialog) => {
    await user.selectOptions(dialog.getByLabelText('Why it is called off'), 'Mechanical problem');
    await fill(user, dialog.getByLabelText('What the others should know'), 'The engine does not start');
  },
  ...{ action: 'Call it off', call: callOff, answered: { ...CHARTER, calledOff: CALLED_OFF } },
  sends: { params: { id: '1' }, body: { cause: 'mechanical', reason: 'The engine does not start' } },
  done: 'Charter Called Off',
});

it('asks for the reason', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Call it off' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(callsOf(callOff)).toHaveLength(0);
});

it.each([
  ['more than 72 hours before the start', CHARTER, '2026-08-04T17:59:59Z'],
  ['once it has begun', CHARTER, '2026-08-07T18:00:00Z'],
  ['while it is a request', aBooking(), '2026-08-06T18:00:00Z'],
  ['again', { ...CHARTER, calledOff: CALLED_OFF }, '2026-08-06T18:00:00Z'],
])('cannot be done %s', async (_, booking, now) => {
  await show(booking, new Date(now));
  expect(screen.queryByRole('button', { name: 'Call off' })).not.toBeInTheDocument();
});
