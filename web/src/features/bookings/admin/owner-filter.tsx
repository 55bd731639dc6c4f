import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { type Choice, SearchSelect } from '../../../shared/ui/search-select';
import { useText } from '../words';
import { useOwnerNameQuery, usePeopleToChooseQuery } from './admin-bookings-api';
import { personChoices, SETTLE_MS } from './choices';

interface Props {
  ownerId: number | undefined;
  onChange: (ownerId: number | undefined) => void;
}

/** The bookings of one owner's boats alone. */
export function OwnerFilter({ ownerId, onChange }: Props) {
  const t = useText();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Choice | null>(null);
  const { data, isFetching } = usePeopleToChooseQuery({ role: 'owner', q: useDebounced(words.trim(), SETTLE_MS) });
  const isPicked = picked !== null && picked.id === ownerId;
  // An address that was opened names the owner by number alone.
  const { currentData: name } = useOwnerNameQuery(ownerId === undefined || isPicked ? skipToken : ownerId);

  function chosen(): Choice | null {
    if (ownerId === undefined) return null;
    return isPicked ? picked : { id: ownerId, label: name ?? t('admin.filter.unknownOwner', { id: ownerId }) };
  }

  return (
    <SearchSelect
      bare
      label={t('admin.filter.owner')}
      placeholder={t('admin.filter.anyOwner')}
      chosen={chosen()}
      words={words}
      onWords={setWords}
      found={personChoices(data)}
      isFetching={isFetching}
      onChoose={(choice) => {
        setPicked(choice);
        onChange(choice?.id);
      }}
    />
  );
}
