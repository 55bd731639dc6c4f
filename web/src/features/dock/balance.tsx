import type { DockView, RouteRequest } from '@harbourline/contracts';
import type { recordAtDock } from '@harbourline/contracts';
import { centsOf, partsOfBalance } from '@harbourline/policy';
import { useId, useState } from 'react';
import { newKey } from '../../shared/api/idempotency-key';
import { formatDateTime } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Stack } from '../../shared/ui/stack';
import type { OpenAct } from './acts-open';
import type { CharterAtDock } from './charter-at-dock';
import styles from './dock.module.css';
import type { OwnQueue } from './use-queue';
import { useText } from './words';

type Way = Extract<RouteRequest<typeof recordAtDock>, { act: 'mark-balance' }>['way'];
const WAYS = ['cash', 'card', 'transfer', 'other'] as const satisfies readonly Way[];

interface Props extends CharterAtDock {
  view: DockView;
  open: readonly OpenAct[];
  queue: OwnQueue;
}

/** What is due at the dock: one side says that it has changed hands, the other confirms it. */
export function Balance({ view: { balance, balanceDue }, booking, side, open, queue }: Props) {
  const t = useText();
  const parts = partsOf(balance?.amount ?? balanceDue, booking);
  const words = actionsFor(side, parts !== undefined);
  const isWaiting = queue.state.acts?.some(
    ({ bookingId, act: { act } }) => bookingId === booking.id && (act === 'mark-balance' || act === 'confirm-balance'),
  );
  const waits = isWaiting && <p className={styles.soft}>{t('balance.waits')}</p>;
  const tapped = () => ({ id: newKey(), at: serverNow().toISOString() });
  if (balance)
    return (
      <Stack gap={4}>
        <MarkedBalance balance={balance} zone={booking.zone} />
        {parts && <p className={styles.soft}>{t('balance.parts', parts)}</p>}
        {waits}
        {open.includes('confirm-balance') && (
          <Button
            size="4"
            wide
            onClick={() => void queue.add({ act: 'confirm-balance', ...tapped(), recordId: balance.id })}
          >
            {t(words.confirm)}
          </Button>
        )}
      </Stack>
    );
  if (balanceDue === 0) return <p className={styles.text}>{t('balance.nothing')}</p>;
  return (
    <Stack gap={4}>
      <p className={styles.text}>
        {t('balance.due', { amount: formatMoney(balanceDue) })}
        {parts && ` ${t('balance.parts', parts)}`}
      </p>
      {waits}
      {open.includes('mark-balance') && (
        <MarkBalance
          hint={parts && t('balance.both')}
          action={t(words.mark, { amount: formatMoney(balanceDue) })}
          onMark={(way) => void queue.add({ act: 'mark-balance', ...tapped(), amount: balanceDue, way })}
        />
      )}
    </Stack>
  );
}

/** Owner and captain are one side: whoever of them taps says so of both. */
function actionsFor(side: CharterAtDock['side'], isParted: boolean) {
  if (side === 'renter') return { mark: 'balance.paid', confirm: 'balance.confirmReceived' } as const;
  if (isParted) return { mark: 'balance.receivedEach', confirm: 'balance.confirmPaidEach' } as const;
  return { mark: 'balance.received', confirm: 'balance.confirmPaid' } as const;
}

/** What each gets, in words; undefined where all of it is for one of them. */
function partsOf(amount: number, { balanceDue, dueToCaptain }: CharterAtDock['booking']) {
  const due = { balanceFromRenterCents: centsOf(balanceDue), dueToCaptainCents: centsOf(dueToCaptain) };
  const parts = partsOfBalance(centsOf(amount), due);
  return parts && { owner: formatMoney(balanceDue), captain: formatMoney(dueToCaptain) };
}

function MarkedBalance({ balance, zone }: { balance: NonNullable<DockView['balance']>; zone: string }) {
  const t = useText();
  const { amount, by, way, byName, at, confirmed } = balance;
  const who = (name: string, of: typeof by, iso: string) => ({
    ...{ name, side: t(`sides.${of}`), time: formatDateTime(iso, zone) },
  });
  return (
    <Stack gap={2}>
      <p className={styles.subtitle}>
        {t(by === 'renter' ? 'balance.markedPaid' : 'balance.markedReceived', { amount: formatMoney(amount) })}
      </p>
      <p className={styles.soft}>{t('balance.by', { way: t(`balance.ways.${way}`), ...who(byName, by, at) })}</p>
      <p className={styles.soft}>
        {confirmed ? t('balance.confirmed', who(confirmed.name, confirmed.by, confirmed.at)) : t('balance.unconfirmed')}
      </p>
    </Stack>
  );
}

interface MarkProps {
  action: string;
  hint: string | undefined;
  onMark: (way: Way) => void;
}

function MarkBalance({ action, hint, onMark }: MarkProps) {
  const t = useText();
  const name = useId();
  const [way, setWay] = useState<Way>('cash');
  return (
    <Stack gap={4}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('balance.way')}</legend>
        {WAYS.map((each) => (
          <label key={each} className={styles.tick}>
            <input type="radio" name={name} value={each} checked={way === each} onChange={() => setWay(each)} />
            {t(`balance.ways.${each}`)}
          </label>
        ))}
      </fieldset>
      {hint && <p className={styles.soft}>{hint}</p>}
      <Button size="4" wide onClick={() => onMark(way)}>
        {action}
      </Button>
    </Stack>
  );
}
