import { type BoatFilters, toSearch } from './filters';
import { text } from './words';

/** Title, description and canonical address of the list of boats: a city's list stands for itself. */
export function listHead(filters: BoatFilters): { title: string; description: string; canonical: string } {
  const { location } = filters;
  return {
    title: listTitle(filters),
    description: location ? text('list.metaDescriptionCity', { city: location }) : text('list.metaDescription'),
    canonical: `/boats${toSearch({ location })}`,
  };
}

function listTitle({ location, capacity: range }: BoatFilters): string {
  const capacity = range?.replace('-', '–');
  if (location && capacity) return text('list.titleCityCapacity', { city: location, capacity });
  if (location) return text('list.titleCity', { city: location });
  if (capacity) return text('list.titleCapacity', { capacity });
  return text('list.title');
}
