import { licenseExpired, licenseExpiring } from '@harbourline/contracts';
import { instantAt } from '@harbourline/policy';
import { remindOfLicenses } from '../src/use-cases/remind-of-licenses';
import { administrator, registered, type Registered } from './accounts';
import { eventsAbout } from './events';
import { accepted, daysAhead, READ, uploaded } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

let identity: IdentityWithStore;
let ana: Registered;
beforeAll(async () => {
  identity = await startWithStore();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());
// Tokens are good for five minutes: none is issued by the time at which this file was loaded.
beforeEach(() => identity.clock.set(new Date()));
/** Noon of a day, or another time, where we are. */
const at = (day: string, time = '12:00') => identity.clock.set(instantAt(day, time, 'America/Toronto'));

const captain = () => registered(identity, { role: 'captain', fullName: 'Marie Tremblay' });
const reject = (of: Registered, body: object, licenseType = 'harbor') =>
  ana.browser.post(`/api/users/${of.id}/licenses/${licenseType}/reject`, body);

describe('an accepted licence that comes to its end', () => {
  const told = (of: Registered) => eventsAbout(identity, of.id, licenseExpiring, licenseExpired);
  const remindAll = async () => {
    while ((await remindOfLicenses(identity)) > 0);
  };

  it('is told of 30 days before, 7 days before and the day after, once each, by however many replicas', async () => {
    const marie = await captain();
    await accepted(marie, { by: ana });
    const typesOn: Record<number, string[]> = {};
    for (const left of [31, 30, 8, 7, 0, -1, -30]) {
      at(daysAhead(200 - left));
      await Promise.all([remindAll(), remindAll(), remindAll()]);
      typesOn[left] = (await told(marie)).map(({ type }) => type);
    }
    const { type } = licenseExpiring;
    expect(typesOn).toEqual({
      31: [],
      30: [type],
      8: [type],
      7: [type, type],
      0: [type, type],
      [-1]: [type, type, licenseExpired.type],
      [-30]: [type, type, licenseExpired.type],
    });
    expect((await told(marie)).at(-1)?.data).toEqual({
      userId: marie.id,
      licenseType: 'harbor',
      expiresOn: READ.expiresOn,
    });
  });

  it('is over at midnight where we are', async () => {
    const marie = await captain();
    await accepted(marie, { by: ana });
    at(READ.expiresOn, '23:59');
    await remindAll();
    expect((await told(marie)).map(({ type }) => type)).toEqual([licenseExpiring.type]);
    at(daysAhead(201), '00:00');
    await remindAll();
    expect((await told(marie)).map(({ type }) => type)).toEqual([licenseExpiring.type, licenseExpired.type]);
  });

  it('needs no reminder while its successor waits for the review, nor once it was rejected', async () => {
    const [marie, cleo] = [await captain(), await captain()];
    for (const one of [marie, cleo]) await accepted(one, { by: ana });
    at(daysAhead(150));
    await uploaded(marie);
    await reject(cleo, { reason: 'It was withdrawn' });
    at(daysAhead(199));
    await remindAll();
    expect([await told(marie), await told(cleo)]).toEqual([[], []]);
    at(daysAhead(201));
    await remindAll();
    expect((await told(marie)).map(({ type }) => type)).toEqual([licenseExpired.type]);
    expect(await told(cleo)).toEqual([]);
  });
});
