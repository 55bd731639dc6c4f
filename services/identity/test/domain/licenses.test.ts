import type { LicenseFile, LicenseRejection, User } from '../../src/generated/prisma/client';
import { licensesInForce, licenseViews, type LicenseRecords } from '../../src/domain/license-standing';
import { LICENSE_COLUMNS, licenseKey, newLicenseKey } from '../../src/domain/licenses';
import { userStateOf } from '../../src/domain/user-state';

const AT = new Date('2026-06-01T12:00:00Z');
const file = (key: string, more: Partial<LicenseFile> = {}): LicenseFile =>
  ({
    ...{ key, userId: 31, licenseType: 'pleasure_craft', status: 'submitted', number: null, expiresOn: null },
    ...{ createdAt: AT, ...more },
  }) as LicenseFile;
const rejection = { licenseType: 'pleasure_craft', reason: 'Too dark' } as LicenseRejection;
const NONE: LicenseRecords = { files: [], rejections: [] };
const user = (pleasureCraftLicense: string | null = null) => ({ pleasureCraftLicense, harborLicense: null });

const accepted = file('a', { status: 'accepted', number: 'PC-1', expiresOn: new Date('2027-01-31T00:00:00Z') });
const newer = file('b', { expiresOn: new Date('2028-01-31T00:00:00Z') });
const ofHarbor = file('h', { licenseType: 'harbor', status: 'accepted', expiresOn: new Date('2026-12-31T00:00:00Z') });

describe('the licences of a captain', () => {
  const inForce = (columns: ReturnType<typeof user>, records: Partial<LicenseRecords>) =>
    licensesInForce(columns, { ...NONE, ...records }).pleasure_craft;

  it('count as accepted until their successor is', () => {
    expect(inForce(user('b'), { files: [newer, accepted] })).toEqual({ status: 'accepted', expiresOn: '2027-01-31' });
    expect(inForce(user('b'), { files: [newer] })).toEqual({ status: 'submitted', expiresOn: '2028-01-31' });
  });

  it('count as submitted where nothing but their file is known', () => {
    expect(inForce(user('old'), {})).toEqual({ status: 'submitted', expiresOn: null });
    expect(inForce(user('old'), { rejections: [rejection] })).toMatchObject({ status: 'submitted' });
  });

  it('count as rejected where there is nothing else, or not at all', () => {
    expect(inForce(user(), { rejections: [rejection] })).toEqual({ status: 'rejected', expiresOn: null });
    expect(inForce(user(), {})).toBeNull();
    const harbor = { ...rejection, licenseType: 'harbor' };
    expect(inForce(user(), { rejections: [harbor], files: [ofHarbor] })).toBeNull();
  });

  it('count each for itself', () => {
    expect(licensesInForce({ ...user(), harborLicense: 'h' }, { ...NONE, files: [ofHarbor] })).toEqual({
      ...{ pleasure_craft: null, harbor: { status: 'accepted', expiresOn: '2026-12-31' } },
    });
  });

  it('are shown as the newest of each kind, beside until when an earlier one counts', () => {
    const nothing = {
      ...{ licenseType: 'harbor', status: null, filePath: null, number: null, expiresOn: null },
      ...{ submittedAt: null, rejectionReason: null, acceptedUntil: null },
    };
    expect(licenseViews(user('b'), { files: [newer, accepted], rejections: [rejection] })).toEqual([
      {
        ...{ licenseType: 'pleasure_craft', status: 'submitted', filePath: 'b', number: null, expiresOn: '2028-01-31' },
        ...{ submittedAt: AT.toISOString(), rejectionReason: 'Too dark', acceptedUntil: '2027-01-31' },
      },
      nothing,
    ]);
    expect(licenseViews(user('a'), { ...NONE, files: [accepted] })[0]).toMatchObject({
      ...{ status: 'accepted', number: 'PC-1' },
    });
    expect(licenseViews(user(), { ...NONE, rejections: [rejection] })[0]).toMatchObject({ status: 'rejected' });
  });
});

describe('the file of a licence', () => {
  it('has a key that nobody guesses, by its format', () => {
    expect(newLicenseKey('image/jpeg')).toMatch(/^licenses\/[0-9a-f-]{36}\.jpg$/);
    expect(newLicenseKey('application/pdf')).toMatch(/^licenses\/[0-9a-f-]{36}\.pdf$/);
    expect(licenseKey('a.jpg')).toBe('licenses/a.jpg');
    expect(LICENSE_COLUMNS).toEqual({ pleasure_craft: 'pleasureCraftLicense', harbor: 'harborLicense' });
  });
});

it('tells the other services who somebody is, and whether they are licensed', () => {
  const row = {
    ...{ id: 31, role: 'captain', fullName: 'Marie', email: 'marie@example.com', phone: '+14165550107' },
    ...{ active: true, isVerified: true, phoneConfirmedAt: AT, smsEnabled: true, confirmsCharters: true },
    ...{ createdAt: AT, password: 'hash', pleasureCraftLicense: 'a', harborLicense: 'h' },
  } as User;
  const state = {
    ...{ id: 31, role: 'captain', fullName: 'Marie', email: 'marie@example.com', phone: '+14165550107' },
    ...{ active: true, emailConfirmed: true, phoneConfirmed: true, smsEnabled: true, confirmsCharters: true },
    ...{ createdAt: AT.toISOString(), licensed: true },
    licenses: {
      pleasure_craft: { status: 'accepted', expiresOn: '2027-01-31' },
      harbor: { status: 'accepted', expiresOn: '2026-12-31' },
    },
  };
  expect(userStateOf(row, { files: [accepted, ofHarbor], rejections: [] })).toEqual(state);
  expect(userStateOf({ ...row, phoneConfirmedAt: null }, { files: [accepted], rejections: [] })).toMatchObject({
    ...{ phoneConfirmed: false, licensed: false },
  });
});
