import type { UserView } from '@harbourline/contracts';
import type { Choice } from '../../../shared/ui/search-select';

/** So long nobody types before what was typed is looked for. */
export const SETTLE_MS = 250;

/** People to choose from, with what tells those of the same name apart. */
export function personChoices(people: readonly UserView[] | undefined): Choice[] | undefined {
  return people?.map(({ id, fullName, phone, email }) => ({ id, label: fullName, note: `${phone}, ${email}` }));
}
