import type { ListedBoat } from '@harbourline/contracts';
import { useState } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { formatMoney } from '../../../shared/lib/money';
import { SearchSelect } from '../../../shared/ui/search-select';
import { useText } from '../words';
import { useBoatsToChooseQuery } from './admin-bookings-api';
import { SETTLE_MS } from './choices';

interface Props {
  boat: ListedBoat | null;
  onChoose: (boat: ListedBoat | null) => void;
}

/** Any boat, hidden ones too. */
export function ChooseBoat({ boat, onChoose }: Props) {
  const t = useText();
  const [words, setWords] = useState('');
  const { data, isFetching } = useBoatsToChooseQuery(useDebounced(words.trim(), SETTLE_MS));
  const choiceOf = ({ id, boatName, title, city, rate, capacity }: ListedBoat) => ({
    id,
    label: boatName ? `${boatName} (${title})` : title,
    note: t('admin.fields.boatNote', { city, rate: formatMoney(rate), count: capacity }),
  });
  return (
    <SearchSelect
      label={t('admin.fields.boat')}
      placeholder={t('admin.fields.boatWords')}
      chosen={boat && choiceOf(boat)}
      words={words}
      onWords={setWords}
      found={data?.map(choiceOf)}
      isFetching={isFetching}
      onChoose={(choice) => onChoose(data?.find(({ id }) => id === choice?.id) ?? null)}
    />
  );
}
