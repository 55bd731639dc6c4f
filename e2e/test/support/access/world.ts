import { randomUUID } from 'node:crypto';
import { administrator } from '../administrator';
import { acceptedCaptain } from '../accepted-captain';
import { register } from '../people';
import type { TestStack } from '../test-stack';
import type { Cast, World } from './cast';
import { BAD_TOKENS, PEOPLE, type PersonName } from './expected';
import { newBoat, offerCaptain, openToReserve } from './objects';
import { openSession } from './session';
import { openForgery } from './tokens';

const SESSION_MS = 2 * 60_000;

/** Fills a fresh system with everyone and everything that the table needs. */
export async function openWorld(stack: TestStack): Promise<World> {
  const instance = await stack.instance();
  const people = {
    renter: await register(instance, 'renter', 'Rory Renter'),
    otherRenter: await register(instance, 'renter', 'Otto Renter'),
    owner: await register(instance, 'owner', 'Olivia Owner'),
    otherOwner: await register(instance, 'owner', 'Otis Owner'),
    captain: await acceptedCaptain(instance, 'Cleo Captain'),
    otherCaptain: await register(instance, 'captain', 'Omar Captain'),
    admin: await administrator(instance),
  };
  const cast: Cast = { instance, people, boatName: `Whisper ${letters()}` };
  const hiddenBoat = await newBoat(cast, { isAvailable: false });
  const boat = await newBoat(cast);
  await offerCaptain(cast, boat);
  await openToReserve(cast, boat);

  let day = 4;
  return {
    ...cast,
    forgery: await openForgery(stack.dataDir),
    sessions: await openSessions(cast),
    boat,
    hiddenBoat,
    nextDay: () => (day += 1),
    nextBadToken: inTurn(BAD_TOKENS),
    holds: new Set(),
    kept: new Map(),
  };
}

function inTurn<T>(all: readonly [T, ...T[]]): () => T {
  let turn = -1;
  return () => all[(turn += 1) % all.length] ?? all[0];
}

/** No digits: several of them may look like a phone number, which no boat's name may have. */
const letters = () => randomUUID().replaceAll(/[-0-9]/g, '');

/** Signs everyone in again once their access tokens are no longer young, or one who is in the table has ended them all. */
export async function keepSignedIn(world: World): Promise<void> {
  const { since, cookies } = world.sessions.admin;
  const isYoung = Date.now() - since.getTime() < SESSION_MS;
  if (isYoung && (await isSignedIn(world, cookies))) return;
  Object.assign(world.sessions, await openSessions(world));
  for (const person of Object.values(world.people)) await person.client.signIn(person);
}

async function isSignedIn({ instance: { gatewayUrl } }: Cast, cookie: string): Promise<boolean> {
  return (await fetch(new URL('/api/auth/me', gatewayUrl), { headers: { cookie } })).ok;
}

async function openSessions({ instance, people }: Cast): Promise<World['sessions']> {
  const open = async (name: PersonName) => [name, await openSession(instance, people[name])] as const;
  return Object.fromEntries(await Promise.all(PEOPLE.map(open))) as World['sessions'];
}
