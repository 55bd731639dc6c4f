import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/select-box';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';
import { Stack } from '../../shared/ui/stack';
import { ContactRecord } from './contact-record';
import { useContactMessagesInfiniteQuery } from './message-log-api';
import { useText } from './words';

const HANDLED = { open: 'false', answered: 'true', all: '' } as const;
const KINDS = ['open', 'answered', 'all'] as const;

/** What visitors wrote, newest first; the open ones unless others are asked for. */
export function ContactMessagesView() {
  const t = useText();
  const search = useSearch();
  const [{ which }, change] = useAddressFilters('which');
  const kind = KINDS.find((known) => known === which) ?? KINDS[0];
  const query = useContactMessagesInfiniteQuery({ q: search.q, handled: HANDLED[kind] });
  return (
    <SearchedList
      search={search}
      query={query}
      label={t('contact.search')}
      placeholder={t('contact.words')}
      none={t(`contact.none.${kind}`)}
      filters={
        <SelectBox
          aria-label={t('contact.which')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`contact.${value}`) }))}
          onChange={({ target }) => change({ which: target.value })}
        />
      }
    >
      {(messages) => (
        <Stack>
          {messages.map((message) => (
            <ContactRecord key={message.id} message={message} />
          ))}
        </Stack>
      )}
    </SearchedList>
  );
}
