import { BAD_TOKENS, PEOPLE, type PersonName } from './expected';
import type { Situation } from './situation';
import { readToken } from './tokens';
import type { Asker, World } from './cast';

/** Everyone who makes a call: a guest, people, and tokens that claim to be somebody whom the call lets through. */
export function askersOf(world: World, situation: Situation): Asker[] {
  const people = PEOPLE.map((name): Asker => ({
    name,
    person: world.people[name],
    token: world.sessions[name].access,
  }));
  const claims = readToken(world.sessions[mostPowerful(situation)].access);
  const genuine = world.sessions.otherRenter.access;
  const forged = BAD_TOKENS.map((name): Asker => ({ name, token: world.forgery.bad(name, claims, genuine) }));
  return [{ name: 'guest' }, ...people, ...forged];
}

function mostPowerful({ expected }: Situation): PersonName {
  const letThrough = (['admin', ...PEOPLE] as const).find((name) => expected[name].startsWith('2'));
  return letThrough ?? 'admin';
}
