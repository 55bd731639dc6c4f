import { formatMoney } from '../lib/money';

/** An amount of Canadian dollars. `short` leaves the cents of whole amounts out. */
export function Money({ dollars, short }: { dollars: number; short?: boolean }) {
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatMoney(dollars, short)}</span>
  );
}
