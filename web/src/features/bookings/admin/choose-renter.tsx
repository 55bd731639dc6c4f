import { useState } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { type Choice, SearchSelect } from '../../../shared/ui/search-select';
import { useText } from '../words';
import { usePeopleToChooseQuery } from './admin-bookings-api';
import { personChoices, SETTLE_MS } from './choices';

/** For whom it is booked. */
export function ChooseRenter({ onChoose }: { onChoose: (renterId: number | undefined) => void }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { data, isFetching } = usePeopleToChooseQuery({ role: 'renter', q: useDebounced(words.trim(), SETTLE_MS) });
  return (
    <SearchSelect
      label={t('admin.fields.renter')}
      placeholder={t('admin.fields.personWords')}
      chosen={chosen}
      words={words}
      onWords={setWords}
      found={personChoices(data)}
      isFetching={isFetching}
      onChoose={(choice) => {
        setChosen(choice);
        onChoose(choice?.id);
      }}
    />
  );
}
