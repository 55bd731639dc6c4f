import { PEOPLE, type PersonName } from './expected';
import type { Situation } from './situation';
import { readToken } from './tokens';
import type { Asker, World } from './cast';

/**
 * Everyone who makes a call: a guest, people, and a token that claims to be somebody whom the call lets through. One
 * verifier tells good tokens from bad: a call that does not ask it believes any, so each has one kind of them, by turns.
 */
export function askersOf(world: World, situation: Situation): Asker[] {
  const people = PEOPLE.map((name): Asker => ({
    name,
    person: world.people[name],
    token: world.sessions[name].access,
  }));
  const claims = readToken(world.sessions[mostPowerful(situation)].access);
  const genuine = world.sessions.otherRenter.access;
  const bad = world.nextBadToken();
  return [{ name: 'guest' }, ...people, { name: bad, token: world.forgery.bad(bad, claims, genuine) }];
}

function mostPowerful({ expected }: Situation): PersonName {
  const letThrough = (['admin', ...PEOPLE] as const).find((name) => expected[name].startsWith('2'));
  return letThrough ?? 'admin';
}
