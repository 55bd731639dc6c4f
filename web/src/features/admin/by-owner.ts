import type { ListedBoat } from '@harbourline/contracts';

type Some = [ListedBoat, ...ListedBoat[]];

/** Boats by their owner, in the order in which each owner comes up first. */
export function byOwner(boats: readonly ListedBoat[]): Some[] {
  const groups = new Map<number | undefined, Some>();
  for (const boat of boats) {
    const group = groups.get(boat.ownerId);
    if (group) group.push(boat);
    else groups.set(boat.ownerId, [boat]);
  }
  return [...groups.values()];
}
