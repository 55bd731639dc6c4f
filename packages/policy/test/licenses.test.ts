import fc from 'fast-check';
import {
  captainEligible,
  chartersUntil,
  LICENSE_KINDS,
  LICENSE_STATUSES,
  licensedUntil,
  type License,
  type Licenses,
} from '../src';
import { localDates } from './arbitraries';

const license: fc.Arbitrary<License | null> = fc.option(
  fc.record({ status: fc.constantFrom(...LICENSE_STATUSES), expiresOn: fc.option(localDates) }),
);
const bothLicenses: fc.Arbitrary<Licenses> = fc.record({ pleasure_craft: license, harbor: license });
const accepted = (expiresOn: string): License => ({ status: 'accepted', expiresOn });
const both = (one: License | null, other: License | null): Licenses => ({ pleasure_craft: one, harbor: other });

describe('a captain may be booked', () => {
  it('with both licences accepted, up to the day on which the first of them expires, and not on the next', () => {
    const licenses = both(accepted('2026-07-04'), accepted('2027-01-31'));
    expect(captainEligible(licenses, '2026-07-04')).toBe(true);
    expect(captainEligible(licenses, '2026-07-05')).toBe(false);
    expect(captainEligible(both(accepted('2027-01-31'), accepted('2026-07-04')), '2026-07-05')).toBe(false);
  });

  it('only if each licence is accepted and good on that day', () => {
    fc.assert(
      fc.property(bothLicenses, localDates, (licenses, day) => {
        const good = LICENSE_KINDS.every((kind) => {
          const { status, expiresOn } = licenses[kind] ?? {};
          return status === 'accepted' && typeof expiresOn === 'string' && day <= expiresOn;
        });
        expect(captainEligible(licenses, day)).toBe(good);
      }),
    );
  });

  it('for no day after one for which they may not', () => {
    fc.assert(
      fc.property(bothLicenses, localDates, localDates, (licenses, one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one];
        if (captainEligible(licenses, second)) expect(captainEligible(licenses, first)).toBe(true);
      }),
    );
  });

  it('never while nothing is known of the licences', () => {
    fc.assert(fc.property(localDates, (day) => expect(captainEligible(undefined, day)).toBe(false)));
    expect(licensedUntil(undefined)).toBeNull();
  });
});

describe('a captain keeps charters', () => {
  const kept = (licenses: Licenses | undefined, day: string) => {
    const until = chartersUntil(licenses);
    return until === null || day <= until;
  };

  it('on every day for which they may be booked', () => {
    fc.assert(
      fc.property(bothLicenses, localDates, (licenses, day) => {
        if (captainEligible(licenses, day)) expect(kept(licenses, day)).toBe(true);
      }),
    );
  });

  it('while a licence waits for its review, or nothing is known', () => {
    const submitted: License = { status: 'submitted', expiresOn: '2020-01-01' };
    expect(chartersUntil(both(submitted, submitted))).toBeNull();
    expect(chartersUntil(undefined)).toBeNull();
    expect(chartersUntil(both(submitted, accepted('2026-07-04')))).toBe('2026-07-04');
  });

  it('on no day once a licence was rejected or is missing, and not after one has expired', () => {
    fc.assert(
      fc.property(
        license,
        fc.constantFrom(null, { status: 'rejected', expiresOn: null } as const),
        localDates,
        (one, other, day) => {
          expect(kept(both(one, other), day)).toBe(false);
          expect(kept(both(other, one), day)).toBe(false);
        },
      ),
    );
    expect(kept(both(accepted('2026-07-04'), accepted('2027-01-31')), '2026-07-05')).toBe(false);
  });
});
