import { type DockView, getBooking, me, readDock, recordAtDock, uploadCharterPictures } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBooking } from '../../test-kit/a-booking';
import { aBalance, aBoardRecord, aDock } from '../../test-kit/a-dock';
import { answer, callsOf, disconnect, leaveOpen, refuse } from '../../test-kit/answers';
import { aPerson } from '../../test-kit/people';
import { fill, renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';
import { unsavedWork } from '../shared/lib/unsaved-work';

const BOARDING = new Date('2026-08-07T17:50:00Z');
const UUID = /^[0-9a-f-]{36}$/;
const AGREED = aBoardRecord({
  consent: 'agreed',
  agreements: [
    ...aBoardRecord().agreements,
    {
      ...{ by: 'renter', name: 'Remy Laurent', onRecordersPhone: true, text: [] },
      ...{ at: '2026-08-07T17:51:00Z', receivedAt: '2026-08-07T17:51:01Z' },
    },
  ],
});

/** The owner has recorded it, and that the renter agreed on the owner's device. */
const AGREED_ELSEWHERE = aBoardRecord({
  ...{ consent: 'agreed-elsewhere', objectBy: '2026-08-09T17:50:02Z' },
  agreements: [
    ...aBoardRecord().agreements,
    {
      ...{ by: 'renter', name: 'Remy Laurent', onRecordersPhone: true, text: [] },
      ...{ at: '2026-08-07T17:51:00Z', receivedAt: '2026-08-07T17:51:01Z' },
    },
  ],
});
const OBJECTED = aBoardRecord({
  ...AGREED_ELSEWHERE,
  consent: 'objected',
  objection: {
    ...{ name: 'Remy Laurent', reason: 'The scratch was there before.' },
    ...{ at: '2026-08-08T09:00:00Z', receivedAt: '2026-08-08T09:00:01Z' },
  },
});

type Side = 'renter' | 'owner' | 'captain';

beforeEach(() => {
  jest.setSystemTime(BOARDING);
  answer(getBooking, aBooking({ status: 'confirmed' }));
  answer(readDock, aDock());
});

function show(as: Side = 'owner'): Promise<UserEvent> {
  answer(me, aPerson(as));
  return renderPage('/at-the-dock?id=1', { as });
}

/** The dock as the server has it, which does what it is told from now on. */
function serve(view: DockView, after: DockView): void {
  answer(readDock, view);
  answer(recordAtDock, () => {
    answer(readDock, after);
    return after;
  });
}

const step = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement as HTMLElement);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

itShowsItsStates({
  call: readDock,
  show: () => show(),
  empty: [aDock({ may: ['check-in'] }), 'Start the check-in'],
  data: [aDock({ checkIn: aBoardRecord() }), /6 people are on board/],
});

it('is for the people of a charter', async () => {
  await renderPage('/at-the-dock?id=1', { as: 'administrator' });
  expect(await screen.findByText('This is between renters, owners and captains')).toBeVisible();
});

it.each([
  ['booking_not_found', 'There is no such charter'],
  ['booking_not_confirmed', 'This charter is not confirmed'],
] as const)('says so where it cannot be shown: %s', async (code, title) => {
  refuse(readDock, code);
  await show();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('says from when on something can be recorded, and opens by itself', async () => {
  jest.setSystemTime(new Date('2026-08-07T12:00:00Z'));
  await show();
  expect(await screen.findByText(/^Check-in can be recorded from Fri, Aug 7, 2026, 12:00 p\.m\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the check-in' })).not.toBeInTheDocument();
});

it('says that the time for it is over', async () => {
  jest.setSystemTime(new Date('2026-08-10T12:00:00Z'));
  await show();
  expect(await screen.findByText('Nothing more can be recorded')).toBeVisible();
});

describe('checking in', () => {
  it('asks for the photo ID first', async () => {
    const user = await show();
    await user.click(await button('Start the check-in'));
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please look at the renter’s photo ID first');
  });

  it('counts as work that is not saved while its form is open', async () => {
    const user = await show();
    const start = await button('Start the check-in');
    expect(unsavedWork.size).toBe(0);
    await user.click(start);
    expect(unsavedWork.size).toBe(1);
    await user.click(await button('Cancel'));
    expect(unsavedWork.size).toBe(0);
  });

  it('warns where not as many come as were booked, and says when they are too many', async () => {
    const user = await show();
    await user.click(await button('Start the check-in'));
    await user.click(await button('One more'));
    expect(screen.getByText('6 people were booked. Please count again.')).toBeVisible();
    await user.click(await button('One more'));
    await user.click(await button('One more'));
    expect(screen.getByText(/may carry 8 people at most/)).toBeVisible();
  });

  it('sends the photos, then what was agreed, with when it was', async () => {
    serve(aDock(), aDock({ checkIn: AGREED }));
    answer(uploadCharterPictures, { pictures: ['charter-pictures/a1.jpg'] });
    const user = await show();
    await user.click(await button('Start the check-in'));
    await user.click(screen.getByRole('checkbox', { name: /photo ID/ }));
    await user.upload(screen.getByLabelText('Take photos'), aPhoto());
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeVisible();
    await fill(user, screen.getByLabelText(/^Note/), 'A scratch at the bow.');
    await user.click(await button('Continue'));
    expect(await screen.findByText('The renter’s photo ID has been seen.')).toBeVisible();
    expect(screen.getByText(/is as shown in the photo\./)).toBeVisible();
    await fill(user, screen.getByLabelText('Renter’s full name'), 'Remy Laurent');
    await user.click(await button('I am the renter and I agree'));
    expect(await screen.findByText(/^Remy Laurent agreed at 1:50 p\.m\./)).toBeVisible();
    await user.click(await button('Record the check-in'));
    expect(await screen.findByText('Check-in: sent')).toBeVisible();
    expect(callsOf(recordAtDock).map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: '1' },
        body: {
          ...{ act: 'check-in', id: expect.stringMatching(UUID), at: BOARDING.toISOString() },
          ...{ identitySeen: true, peopleOnBoard: 6, pictures: ['charter-pictures/a1.jpg'] },
          note: 'A scratch at the bow.',
          renterAgreed: { name: 'Remy Laurent', at: BOARDING.toISOString() },
        },
      },
    ]);
    expect(await screen.findByText(/^Remy Laurent \(renter\)/)).toBeVisible();
  });

  it('keeps it while there is no line, and lets one go on; all of it is sent later, in order', async () => {
    jest.setSystemTime(new Date('2026-08-07T18:00:00Z'));
    answer(readDock, aDock({ may: ['check-in', 'mark-balance'] }));
    const user = await show();
    await user.click(await button('Start the check-in'));
    await user.click(screen.getByRole('checkbox', { name: /photo ID/ }));
    disconnect(recordAtDock);
    disconnect(readDock);
    await user.click(await button('Continue'));
    await user.click(await button('Record the check-in'));
    expect(await screen.findByText('Check-in: Waiting to be sent')).toBeVisible();
    await user.click(await button('The owner and the captain have received $1,200 in all'));
    expect(await screen.findByText('Balance: Waiting to be sent')).toBeVisible();
    await user.click(await button('Start the check-out'));
    await user.click(await button('Continue'));
    await user.click(await button('Record the check-out'));
    expect(await screen.findByText('Check-out: Waiting to be sent')).toBeVisible();
    const before = callsOf(recordAtDock).length;
    serve(aDock(), aDock({ checkIn: aBoardRecord() }));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Check-out: sent')).toBeVisible();
    const sent = callsOf(recordAtDock).slice(before);
    expect(sent.map(({ body }) => (body as { act: string }).act)).toEqual(['check-in', 'mark-balance', 'check-out']);
  });

  it('takes the renter’s yes under the name of their account alone', async () => {
    answer(
      getBooking,
      aBooking({
        status: 'confirmed',
        renter: { fullName: 'Remy Laurent', phone: '+14165550101', email: 'remy@example.com' },
      }),
    );
    const user = await show();
    await user.click(await button('Start the check-in'));
    await user.click(screen.getByRole('checkbox', { name: /photo ID/ }));
    await user.click(await button('Continue'));
    await fill(user, screen.getByLabelText('Renter’s full name'), 'Somebody Else');
    await user.click(await button('I am the renter and I agree'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/as the renter’s account has it: Remy Laurent/);
    await fill(user, screen.getByLabelText('Renter’s full name'), 'LAURENT Rémy');
    await user.click(await button('I am the renter and I agree'));
    expect(await screen.findByText(/^LAURENT Rémy agreed at/)).toBeVisible();
  });

  it('says why it was refused, and what to do about it', async () => {
    answer(readDock, aDock({ may: ['check-in'] }));
    refuse(recordAtDock, 'dock_not_open');
    const user = await show('captain');
    await user.click(await button('Start the check-in'));
    await user.click(screen.getByRole('checkbox', { name: /photo ID/ }));
    await user.click(await button('Continue'));
    await user.click(await button('Record the check-in'));
    expect(await screen.findByText('Not sent: This cannot be recorded at this time.')).toBeVisible();
    await user.click(await button(/^Try again \(Check-in\)/));
    await waitFor(() => expect(callsOf(recordAtDock)).toHaveLength(2));
    await user.click(await button(/^Discard \(Check-in\)/));
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument());
  });
});

describe('a yes on the owner’s device', () => {
  it('can be objected to by the renter, with a reason, until the time for it has ended', async () => {
    serve(aDock({ checkIn: AGREED_ELSEWHERE, may: ['agree'] }), aDock({ checkIn: OBJECTED }));
    const user = await show('renter');
    const checkIn = await step('Check-in');
    expect(
      await checkIn.findByText(/^You, or somebody in your name, agreed to this on Olive Tremblay’s/),
    ).toBeVisible();
    expect(
      checkIn.getByText(/^The renter has not objected\. They can still do so until Sun, Aug 9, 2026, 1:50 p\.m\./),
    ).toBeVisible();
    await user.click(await button('I object'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please say why');
    expect(unsavedWork.size).toBe(0);
    await fill(user, checkIn.getByLabelText(/^I object, because/), 'The scratch was there before.');
    expect(unsavedWork.size).toBe(1);
    await user.click(await button('I object'));
    expect(await screen.findByText('Your objection: sent')).toBeVisible();
    expect(callsOf(recordAtDock)[0]?.body).toMatchObject({
      ...{ act: 'object', recordId: AGREED_ELSEWHERE.id, reason: 'The scratch was there before.' },
    });
    expect(await checkIn.findByRole('heading', { name: 'The renter objects' })).toBeVisible();
    expect(checkIn.getByText('The scratch was there before.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I object' })).not.toBeInTheDocument();
  });

  it('can be confirmed by the renter on their own', async () => {
    serve(aDock({ checkIn: AGREED_ELSEWHERE, may: ['agree'] }), aDock({ checkIn: AGREED }));
    const user = await show('renter');
    const checkIn = await step('Check-in');
    await fill(user, await checkIn.findByLabelText('Your full name'), 'Remy Laurent');
    await user.click(await button('It is right: I agree'));
    expect(await screen.findByText('Your agreement: sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I object' })).not.toBeInTheDocument());
  });

  it.each([
    ['2026-08-09T17:50:02Z', /^The renter has not objected/],
    ['2026-08-09T17:50:03Z', /^The renter did not object\. The time to do so ended Sun, Aug 9, 2026, 1:50 p\.m\./],
  ])('is told at %s to the owner, who cannot answer it: %s', async (now, text) => {
    jest.setSystemTime(new Date(now));
    answer(readDock, aDock({ checkIn: AGREED_ELSEWHERE }));
    await show('owner');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I object' })).not.toBeInTheDocument();
  });

  it('and the objection to it are read by the owner', async () => {
    answer(readDock, aDock({ checkIn: OBJECTED }));
    await show('owner');
    expect(await screen.findByText('The scratch was there before.')).toBeVisible();
    expect(screen.getByText(/^Remy Laurent \(renter\), Sat, Aug 8, 2026/)).toBeVisible();
  });
});

it('parts the balance into the owner’s and the captain’s where both get some of it', async () => {
  answer(readDock, aDock({ may: ['mark-balance'] }));
  await show('captain');
  const each = /\$1,200 \(CAD\) is due from the renter at the dock\. \$800 is for the owner, \$400 for the captain\./;
  expect(await screen.findByText(each)).toBeVisible();
  expect(screen.getByText(/^Please tap once each of them has their part/)).toBeVisible();
});

it('leaves an owner without a captain to say that they have all of it', async () => {
  answer(getBooking, aBooking({ status: 'confirmed', captainId: null, balanceDue: 1200, dueToCaptain: 0 }));
  answer(readDock, aDock({ may: ['mark-balance'] }));
  await show();
  expect(await button('I have received $1,200')).toBeVisible();
  expect(screen.queryByText(/for the captain/)).not.toBeInTheDocument();
});

it.each([
  ['2026-08-07T17:59:59Z', 0],
  ['2026-08-07T18:00:00Z', 1],
])('at %s, the check-out of a charter that begins at 18:00 is offered %d times, without a line', async (now, times) => {
  jest.setSystemTime(new Date(now));
  answer(readDock, aDock({ checkIn: AGREED, may: ['mark-balance'] }));
  await show();
  expect(await screen.findByText(/6 people are on board/)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Start the check-out' })).toHaveLength(times);
});

describe('the renter', () => {
  it('reads the record, looks at the photos and agrees', async () => {
    const record = aBoardRecord({ pictures: ['charter-pictures/a1.jpg'] });
    serve(aDock({ checkIn: record, may: ['agree'] }), aDock({ checkIn: AGREED }));
    const user = await show('renter');
    const checkIn = await step('Check-in');
    expect(await checkIn.findByText('6 people are on board.')).toBeVisible();
    expect(checkIn.getByRole('img', { name: 'Check-in, photo 1 of 1' })).toHaveAttribute(
      'src',
      '/api/bookings/1/pictures/charter-pictures/a1.jpg?w=640',
    );
    await fill(user, checkIn.getByLabelText('Your full name'), 'R');
    await user.click(await button('I agree'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/at least 2 characters/);
    await fill(user, checkIn.getByLabelText('Your full name'), 'Remy Laurent');
    await user.click(await button('I agree'));
    expect(await screen.findByText('Your agreement: sent')).toBeVisible();
    expect(callsOf(recordAtDock)[0]?.body).toMatchObject({ act: 'agree', recordId: record.id, name: 'Remy Laurent' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument());
  });

  it('shows what its answer says, before anything can be asked again', async () => {
    const balance = aBalance();
    answer(readDock, aDock({ balance, may: ['confirm-balance'] }));
    const user = await show('renter');
    await button('Confirm that I have paid it');
    leaveOpen(readDock);
    answer(recordAtDock, aDock({ balance }));
    await user.click(await button('Confirm that I have paid it'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Confirm that I have paid it' })).not.toBeInTheDocument(),
    );
  });

  it('confirms what the owner has received', async () => {
    const balance = aBalance();
    serve(aDock({ balance, may: ['confirm-balance'] }), aDock({ balance }));
    const user = await show('renter');
    expect(await screen.findByText(/^Cash, reported by Olive Tremblay \(owner\)/)).toBeVisible();
    await user.click(await button('Confirm that I have paid it'));
    expect(await screen.findByText('Confirmation of the balance: sent')).toBeVisible();
    expect(callsOf(recordAtDock)[0]?.body).toMatchObject({ act: 'confirm-balance', recordId: balance.id });
  });

  it('says that the balance was paid, and how', async () => {
    serve(aDock({ may: ['mark-balance'] }), aDock({ balance: aBalance({ by: 'renter' }) }));
    const user = await show('renter');
    await user.click(await screen.findByRole('radio', { name: 'Transfer' }));
    await user.click(await button('I have paid $1,200'));
    expect(await screen.findByText('Balance: sent')).toBeVisible();
    expect(callsOf(recordAtDock)[0]?.body).toMatchObject({ act: 'mark-balance', amount: 1200, way: 'transfer' });
  });
});

function aPhoto(): File {
  return new File(['picture'], 'bow.jpg', { type: 'image/jpeg' });
}
