import type { BookingMessage, DeliveryView, HistoryEntry } from '@harbourline/contracts';
import { messageInWords } from '../src/features/bookings/history/message-in-words';
import { timelineOf } from '../src/features/bookings/history/timeline-of';

const entry: HistoryEntry = {
  at: '2026-07-01T12:00:00.000Z',
  actor: 'owner',
  actorName: null,
  action: 'accepted',
  fromStatus: 'pending',
  toStatus: 'confirmed',
  reason: null,
  effectCodes: [],
  reasonCode: null,
  effect: [],
  changes: [],
  money: null,
};
const message: BookingMessage = {
  id: '6f1a0f5e-6c2e-4f0e-9d51-0d1a7d0f3b11',
  channel: 'email',
  template: 'confirmed-booking-renter',
  name: 'Renter: booking confirmed',
  status: 'sent',
  createdAt: '2026-07-01T12:00:00.000Z',
  sentAt: '2026-07-01T12:02:00.000Z',
};
const delivery: DeliveryView = {
  ...message,
  bookingId: 31,
  recipientId: 5,
  recipientName: 'Amélie',
  address: 'amelie@example.com',
  subject: 'Your booking is confirmed',
  copy: false,
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  obstacle: null,
};

describe('the timeline', () => {
  it('puts a message where it was sent, or where it was written while it waits', () => {
    const completed = { ...entry, at: '2026-07-01T12:01:00.000Z', action: 'completed' };
    const whatIn = (messages: BookingMessage[]) =>
      timelineOf([entry, completed], messages).map((moment) => moment.entry?.action ?? 'message');
    expect(whatIn([message])).toEqual(['accepted', 'completed', 'message']);
    expect(whatIn([{ ...message, status: 'waiting', sentAt: null }])).toEqual(['accepted', 'message', 'completed']);
  });

  it('compares instants, however they are written', () => {
    const early = { ...entry, at: '2026-07-01T08:03:00.000-04:00' };
    expect(timelineOf([early], [message]).map(({ at }) => at)).toEqual([message.sentAt, early.at]);
  });
});

describe('a message in words', () => {
  it('tells its recipient that it is theirs, and nothing about attempts', () => {
    expect(messageInWords(message)).toEqual({
      what: 'Email sent to you: booking confirmed',
      notes: [],
      reason: null,
    });
    expect(messageInWords({ ...message, channel: 'sms', status: 'waiting' }).what).toBe(
      'SMS on its way to you: booking confirmed',
    );
  });

  it('tells an administrator to whom it went, where, and why it did not arrive', () => {
    expect(messageInWords(delivery)).toEqual({
      what: 'Email ‘Renter: booking confirmed’ to Amélie',
      notes: ['Sent', 'amelie@example.com'],
      reason: null,
    });
    expect(messageInWords({ ...delivery, status: 'failed', lastError: '550 No such mailbox' })).toMatchObject({
      notes: ['Failed', 'amelie@example.com'],
      reason: '550 No such mailbox',
    });
  });

  it('names the address of a copy, since its recipient is somebody else', () => {
    const copy = { ...delivery, copy: true, address: 'office@example.com' };
    expect(messageInWords(copy)).toMatchObject({
      what: 'Copy of Email ‘Renter: booking confirmed’ to office@example.com',
      notes: ['Sent'],
    });
    expect(messageInWords({ ...delivery, recipientName: null, address: null }).what).toContain('to somebody');
  });

  it('shows markup in a name as text', () => {
    const { what } = messageInWords({ ...delivery, recipientName: '<img src=x onerror=alert(1)> {{name}}' });
    expect(what).toBe('Email ‘Renter: booking confirmed’ to <img src=x onerror=alert(1)> {{name}}');
  });
});
