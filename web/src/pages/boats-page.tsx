import { useSearchParams } from 'react-router-dom';
import { BoatFilterBar } from '../features/boats/boat-filter-bar';
import { BoatList } from '../features/boats/boat-list';
import { BoatListTools } from '../features/boats/boat-list-tools';
import { type BoatFilters, LIST_CAPACITIES, readFilters, toSearch } from '../features/boats/filters';
import { useText } from '../features/boats/messages';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';

export function Page() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const title = useListTitle(filters);
  const show = (next: BoatFilters) => setSearch(toSearch(next), { replace: true, preventScrollReset: true });

  return (
    <PageFrame
      title={title}
      description={
        filters.location ? t('list.metaDescriptionCity', { city: filters.location }) : t('list.metaDescription')
      }
      canonical={`/boats${toSearch({ location: filters.location })}`}
    >
      <PageHeader title={title} lead={t('list.lead')} />
      <Stack gap={6}>
        <BoatFilterBar filters={filters} capacities={LIST_CAPACITIES} onChange={show} />
        <BoatList
          filters={filters}
          tools={<BoatListTools filters={filters} onChange={show} />}
          onClear={() => show({ sort: filters.sort })}
        />
      </Stack>
    </PageFrame>
  );
}

function useListTitle({ location, capacity: range }: BoatFilters) {
  const t = useText();
  const capacity = range?.replace('-', '–');
  if (location && capacity) return t('list.titleCityCapacity', { city: location, capacity });
  if (location) return t('list.titleCity', { city: location });
  if (capacity) return t('list.titleCapacity', { capacity });
  return t('list.title');
}
