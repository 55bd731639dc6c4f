import { formatMoney } from '../lib/money';

/** An amount of Canadian dollars. */
export function Money({ dollars }: { dollars: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatMoney(dollars)}</span>;
}
