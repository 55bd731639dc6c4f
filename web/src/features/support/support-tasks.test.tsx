import { SUPPORT_TASKS, type SupportTask } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, callsOf, leaveOpen, refuse } from '../../../test-kit/answers';
import { renderPart } from '../../../test-kit/render-page';
import { SupportLink } from './support-link';
import { SupportTasks } from './support-tasks';

const task = { id: '1', since: '2026-07-01T12:00:00Z', deadline: null, person: null, bookingId: null };
const REMY = { id: 2, fullName: 'Remy Laurent' };
const SILENT: SupportTask<'booking'> = {
  ...{ ...task, kind: 'owner_silent', since: '2026-07-02T12:00:00Z', deadline: '2026-07-03T12:00:00Z' },
  ...{ id: '7', bookingId: 7, person: { id: 4, fullName: 'Olive Tremblay' }, boatTitle: '32ft Sundancer' },
};
const EMAIL: SupportTask<'notifications'> = {
  ...{ ...task, kind: 'message_failed', person: REMY, channel: 'email', name: 'Booking confirmed' },
};
const DISPUTE: SupportTask<'payments'> = {
  ...{ ...task, kind: 'dispute_open', since: '2026-06-01T12:00:00Z', person: REMY, amount: 400, reason: 'fraudulent' },
};

const show = () => renderPart(<SupportTasks />, { as: 'administrator' });
const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('lists what has a deadline first, and then the oldest, whoever knows of it', async () => {
  answer(SUPPORT_TASKS.notifications, [EMAIL], { total: 1 });
  answer(SUPPORT_TASKS.booking, [SILENT], { total: 1 });
  answer(SUPPORT_TASKS.payments, [DISPUTE], { total: 1 });
  await show();
  expect(await titles()).toEqual([
    'Owner has yet to answer: 32ft Sundancer',
    'Dispute about $400',
    'Email not delivered: Booking confirmed',
  ]);
  const silent = within(screen.getAllByRole('article')[0] ?? document.body);
  expect(silent.getByText(/^Until Fri, Jul 3/)).toBeVisible();
  expect(silent.getByRole('link', { name: 'Olive Tremblay' })).toHaveAttribute('href', '/admin/people/4');
  expect(silent.getByRole('link', { name: /^Open the booking/ })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=bookings&booking=7',
  );
});

it('says which part could not be loaded, and shows all others', async () => {
  answer(SUPPORT_TASKS.booking, [SILENT], { total: 1 });
  refuse(SUPPORT_TASKS.payments, 'unavailable');
  const user = await show();
  expect(await screen.findByText(/refunds, disputes, and money records\.$/)).toBeVisible();
  expect(await titles()).toEqual(['Owner has yet to answer: 32ft Sundancer']);
  answer(SUPPORT_TASKS.payments, [DISPUTE], { total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dispute about $400')).toBeVisible();
  expect(screen.queryByText('This list is not complete')).not.toBeInTheDocument();
});

it('says that nothing needs a person only where all parts say so', async () => {
  await show();
  expect(await screen.findByText('Nothing needs a person')).toBeVisible();
});

it('says that it loads, and that nothing could be loaded', async () => {
  const all = Object.values(SUPPORT_TASKS);
  for (const call of all) leaveOpen(call);
  await show();
  expect(await screen.findByRole('status')).toBeVisible();
  document.body.replaceChildren();
  for (const call of all) refuse(call, 'unavailable');
  await show();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('says how many there are where not all are listed', async () => {
  answer(SUPPORT_TASKS.notifications, [EMAIL], { total: 60 });
  await show();
  expect(await screen.findByText('The first 1 of 60 are listed.')).toBeVisible();
});

describe('the link in the header', () => {
  it('counts the tasks of all parts', async () => {
    answer(SUPPORT_TASKS.booking, [SILENT], { total: 1 });
    answer(SUPPORT_TASKS.notifications, [EMAIL], { total: 60 });
    await renderPart(<SupportLink onFollow={undefined} />, { as: 'administrator' });
    const link = await screen.findByRole('link', { name: '61 tasks need a person' });
    expect(link).toHaveAttribute('href', '/admin-dashboard?tab=support');
  });

  it('is not there where nothing needs a person', async () => {
    await renderPart(<SupportLink onFollow={undefined} />, { as: 'administrator' });
    await waitFor(() => expect(callsOf(SUPPORT_TASKS.catalog)).toHaveLength(1));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
