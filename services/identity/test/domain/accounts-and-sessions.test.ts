import { USER_SORTS } from '@harbourline/contracts';
import type { User } from '../../src/generated/prisma/client';
import { hasSessionRunOut, judgeRefresh, refreshExpiry, SESSION_DAYS } from '../../src/domain/judge-refresh';
import { mustAgree } from '../../src/domain/must-agree';
import { openInWords } from '../../src/domain/open-in-words';
import { isCodeGood, phoneCodeExpiry } from '../../src/domain/phone-code';
import { profileChanges } from '../../src/domain/profile-changes';
import { isTooOldToAnswer, resetLinkExpiry } from '../../src/domain/reset-links';
import { revocationsFrom } from '../../src/domain/revocations-from';
import { agreedAt, TERMS_VERSION } from '../../src/domain/terms';
import { today } from '../../src/domain/today';
import { cursorAfter, readCursor } from '../../src/domain/user-cursor';

const NOW = new Date('2026-07-01T03:30:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a refresh token', () => {
  const fresh = { expiresAt: after(1), replacedAt: null };
  const replaced = (msAgo: number) => ({ expiresAt: after(1), replacedAt: after(-msAgo) });

  it('is exchanged once, and good until it expires', () => {
    expect(judgeRefresh(fresh, null, NOW)).toBe('exchange');
    expect(judgeRefresh({ ...fresh, expiresAt: NOW }, null, NOW)).toBe('expired');
  });

  it('is answered as before for ten seconds, while its successor was not used', () => {
    expect(judgeRefresh(replaced(10 * SECOND), fresh, NOW)).toBe('repeat');
    expect(judgeRefresh(replaced(10 * SECOND + 1), fresh, NOW)).toBe('revoke');
    expect(judgeRefresh(replaced(SECOND), replaced(0), NOW)).toBe('revoke');
    expect(judgeRefresh(replaced(SECOND), null, NOW)).toBe('revoke');
  });

  it('lasts for thirty days, and its session for half a year', () => {
    expect(refreshExpiry(NOW)).toEqual(after(30 * DAY));
    expect(hasSessionRunOut({ createdAt: after(-SESSION_DAYS * DAY) }, NOW)).toBe(true);
    expect(hasSessionRunOut({ createdAt: after(1 - 180 * DAY) }, NOW)).toBe(false);
  });
});

it('remembers sessions as ended for an hour, by when none of their access tokens is left', () => {
  expect(revocationsFrom(NOW)).toEqual(after(-60 * MINUTE));
});

describe('a code by SMS', () => {
  const code = { phone: '+14165550100', expiresAt: after(1), wrong: 4 };

  it('is good for ten minutes, for its number, until five wrong guesses', () => {
    expect(phoneCodeExpiry(NOW)).toEqual(after(10 * MINUTE));
    expect(isCodeGood(code, code, NOW)).toBe(true);
    expect(isCodeGood(code, { phone: '+14165550101' }, NOW)).toBe(false);
    expect(isCodeGood({ ...code, expiresAt: NOW }, code, NOW)).toBe(false);
    expect(isCodeGood({ ...code, wrong: 5 }, code, NOW)).toBe(false);
  });
});

describe('a reset link', () => {
  it('is good for half an hour, and not sent to who has asked before that', () => {
    expect(resetLinkExpiry(NOW)).toEqual(after(30 * MINUTE));
    expect(isTooOldToAnswer(after(-30 * MINUTE), NOW)).toBe(true);
    expect(isTooOldToAnswer(after(1 - 30 * MINUTE), NOW)).toBe(false);
  });
});

describe('the terms', () => {
  const user = { role: 'renter', termsAcceptedAt: NOW, ageAttestedAt: NOW } as User;

  it('are agreed to with the age, under their date', () => {
    expect(agreedAt(NOW)).toEqual({ termsAcceptedAt: NOW, ageAttestedAt: NOW, termsVersion: TERMS_VERSION });
    expect(TERMS_VERSION).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are still to be agreed to where one of both is missing, but not by administrators', () => {
    expect(mustAgree(user)).toBe(false);
    expect(mustAgree({ ...user, termsAcceptedAt: null })).toBe(true);
    expect(mustAgree({ ...user, ageAttestedAt: null })).toBe(true);
    expect(mustAgree({ ...user, role: 'admin', ageAttestedAt: null })).toBe(false);
  });
});

describe('a change of a profile', () => {
  const user = { fullName: 'Ana', email: 'ana@example.com', phone: '+14165550100' };

  it('is what becomes another one', () => {
    expect(profileChanges(user, { ...user, email: 'Ana@Example.com' })).toEqual({ data: {}, secured: [] });
    expect(profileChanges(user, {})).toStrictEqual({ data: {}, secured: [] });
    expect(profileChanges(user, { fullName: 'Ana Silva' })).toEqual({ data: { fullName: 'Ana Silva' }, secured: [] });
  });

  it('takes more than a session for address, phone and password, and what they were proven by', () => {
    expect(profileChanges(user, { email: 'Silva@example.com', phone: '+14165550101', password: 'hash' })).toEqual({
      data: {
        ...{ email: 'Silva@example.com', isVerified: false, password: 'hash' },
        ...{ phone: '+14165550101', phoneConfirmedAt: null, smsEnabled: false },
      },
      secured: ['email', 'phone', 'password'],
    });
    expect(profileChanges({ ...user, email: 'ANA@example.com' }, { email: 'ana@example.com' }).secured).toEqual([]);
  });
});

describe('what keeps an account open', () => {
  it('is counted, in one sentence', () => {
    const said = (parts: string) => `Your account cannot be closed yet. Still open: ${parts}.`;
    expect(openInWords({ reservations: 1, charters: 1, holds: 1, choices: 1, payments: 1 })).toBe(
      said(
        '1 reservation waiting for an answer, 1 charter to come, 1 reservation at checkout, 1 choice between refund and credit, 1 payment under way',
      ),
    );
    expect(openInWords({ refunds: 1, credits: 1, payouts: 1, disputes: 1 })).toBe(
      said(
        '1 refund on its way, 1 credit that you have not used, 1 payout that you have yet to receive, 1 disputed payment',
      ),
    );
    expect(openInWords({ reservations: 2, charters: 2, holds: 2, choices: 2, payments: 2 })).toBe(
      said(
        '2 reservations waiting for an answer, 2 charters to come, 2 reservations at checkout, 2 choices between refund and credit, 2 payments under way',
      ),
    );
    expect(openInWords({ refunds: 2, credits: 2, payouts: 2, disputes: 2 })).toBe(
      said(
        '2 refunds on their way, 2 credits that you have not used, 2 payouts that you have yet to receive, 2 disputed payments',
      ),
    );
  });
});

it('has a day of its own where we are', () => {
  expect(today(NOW)).toBe('2026-06-30');
});

describe('a page of people', () => {
  const place = { createdAt: NOW, id: 31 };
  const read = (text: string) => readCursor(Buffer.from(text).toString('base64url'));

  it.each(USER_SORTS)('by %s goes on where the one before ended', (sort) => {
    expect(readCursor(cursorAfter(sort, place))).toEqual({ sort, place });
  });

  it('of before there were orders is by the newest', () => {
    expect(read('1.31')).toEqual({ sort: 'newest', place: { createdAt: new Date(1), id: 31 } });
  });

  it('is not one for what is no cursor of ours', () => {
    for (const text of ['', '31', 'best.1.31', 'newest.x.31', 'newest.1.x', 'x.31', 'newest.1.31.2'])
      expect(read(text)).toBeUndefined();
  });
});
