import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoatFilterBar } from '../features/boats/boat-filter-bar';
import { BoatList } from '../features/boats/boat-list';
import { BoatListHeader } from '../features/boats/boat-list-header';
import { BoatListTools } from '../features/boats/boat-list-tools';
import { boatsApi } from '../features/boats/boats-api';
import { type BoatFilters, LIST_CAPACITIES, readFilters, toSearch } from '../features/boats/filters';
import { listHead } from '../features/boats/list-head';
import type { Prepare } from '../shared/api/prepare';
import { bringIntoSight } from '../shared/lib/bring-into-sight';
import { onDemand } from '../shared/ui/on-demand';
import { Page as PageFrame } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';

/** What fewer people ask for, loaded when somebody does. */
const MoreFilters = onDemand(async () => (await import('../features/boats/more-filters')).MoreFilters);

export const prepare: Prepare = (dispatch, { search }) =>
  dispatch(boatsApi.endpoints.boatPages.initiate(readFilters(search)));

export function Page() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const { title, description, canonical } = listHead(filters);
  const [folded, setFolded] = useState(true);
  const results = useRef<HTMLDivElement>(null);
  const show = (next: BoatFilters) => {
    setSearch(toSearch(next), { replace: true, preventScrollReset: true });
    bringIntoSight(results.current);
  };

  return (
    <PageFrame title={title} description={description} canonical={canonical}>
      <BoatListHeader title={title} />
      <Stack gap={4}>
        <BoatFilterBar filters={filters} capacities={LIST_CAPACITIES} onChange={show} folded={folded} />
        {!folded && <MoreFilters filters={filters} onChange={show} />}
        <div ref={results}>
          <BoatList
            filters={filters}
            tools={<BoatListTools filters={filters} onChange={show} folded={folded} onFold={setFolded} />}
            onClear={() => show({ sort: filters.sort })}
          />
        </div>
      </Stack>
    </PageFrame>
  );
}
