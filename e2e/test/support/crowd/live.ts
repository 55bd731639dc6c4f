import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../people';
import type { Counted } from './calls';
import { Chance } from './chance';
import { officeActs } from './office';
import type { Crowd } from './open-scene';
import { captainActs, ownerActs } from './owner';
import { renterActs } from './renter';

const THINK_MS = 1_500;

/** Everybody does one thing after another, with pauses to think, until it is over. */
export async function live(
  { renters, owners, captains, office, scene }: Crowd,
  seed: number,
  by: (person: Person) => Counted,
  over: () => boolean,
): Promise<void> {
  const days = async (person: Person, act: (me: Counted, chance: Chance) => Promise<void>) => {
    const [me, chance] = [by(person), new Chance(seed + person.id)];
    await pause(chance.next() * THINK_MS);
    while (!over() && !me.hasLeft) {
      await act(me, chance);
      await pause(THINK_MS * (0.3 + chance.next()));
    }
  };
  await Promise.all([
    ...renters.map((person) => days(person, (me, chance) => renterActs(me, scene, chance))),
    ...owners.map((person) => days(person, (me, chance) => ownerActs(me, scene, chance))),
    ...captains.map((person) => days(person, captainActs)),
    days(office, officeActs),
  ]);
}
