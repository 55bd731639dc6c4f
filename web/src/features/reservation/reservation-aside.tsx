import type { BoatView } from '@harbourline/contracts';
import { policyInWords } from '@harbourline/policy/words';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { businessTerms } from '../../shared/config/business-terms';
import { LinkedText } from '../../shared/i18n/linked-text';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { CheckboxField } from '../../shared/ui/fields';
import { useOnDemand } from '../../shared/ui/on-demand';
import { Picture } from '../../shared/ui/picture';
import { TripTime } from '../../shared/ui/trip-time';
import { useText } from './words';
import { type HiredCaptain, PriceSummary } from './price-summary';
import type { ReservationValues } from './reservation-schema';
import styles from './reservation-aside.module.css';
import type { useQuote } from './use-quote';

const POLICY = policyInWords(businessTerms);
const loadTerms = async () => (await import('./terms-dialog')).TermsDialog;

interface Props {
  boat: BoatView;
  title: string;
  captain: HiredCaptain | undefined;
  pricing: ReturnType<typeof useQuote>;
  /** Owners, captains and administrators may look, not reserve. */
  mayReserve: boolean;
  isSending: boolean;
  /** The agreement and the button, which the bar at the lower edge of small screens leads to. */
  action: Ref<HTMLDivElement>;
  /** Why the last attempt failed. */
  problem: ReactNode;
}

/** The boat, what it costs, the agreement to the terms, and the one button. */
export function ReservationAside({ boat, title, captain, pricing, mayReserve, isSending, action, problem }: Props) {
  const t = useText();
  const { control, setValue } = useFormContext<ReservationValues>();
  const agrees = useWatch({ control, name: 'agreesToTerms' });
  const [showsTerms, setShowsTerms] = useState(false);
  const { Component: TermsDialog, ask } = useOnDemand(loadTerms);
  const { wish, quote, isCurrent } = pricing;
  const policy = quote?.policy ?? POLICY;
  const isPriced = wish === null || (isCurrent && quote?.free === true);
  const openTerms = (label: string) => (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.terms}
      onClick={() => {
        setShowsTerms(true);
        ask();
      }}
    >
      {label}
    </button>
  );

  return (
    <Card as="aside" flush className={styles.aside}>
      <Picture url={boat.images[0]} alt="" sizes="(min-width: 64rem) 26rem, 100vw" eager className={styles.picture} />
      <div className={styles.body}>
        <header>
          <h2 className={styles.title}>{title}</h2>
          {wish && <TripTime start={wish.startDate} end={wish.endDate} zone={boat.zone} />}
        </header>
        <PriceSummary
          quote={quote}
          isCurrent={isCurrent}
          error={pricing.error}
          onRetry={pricing.refetch}
          captain={captain}
        />
        {problem}
        <div ref={action} className={styles.action}>
          <CheckboxField
            name="agreesToTerms"
            label={<LinkedText links={{ terms: openTerms }}>{t('agree')}</LinkedText>}
          />
          <Button
            type="submit"
            size="4"
            wide
            loading={isSending}
            disabled={!agrees || !mayReserve || !boat.isAvailable || !isPriced}
          >
            {label()}
          </Button>
        </div>
        <ul className={styles.steps}>
          {[t('summary.onlyDeposit'), ...policy].map((step) => (
            <li key={step}>
              <ShieldCheck aria-hidden size={17} />
              {step}
            </li>
          ))}
        </ul>
      </div>
      {TermsDialog && (
        <TermsDialog
          policy={policy}
          open={showsTerms}
          onOpenChange={setShowsTerms}
          onAgree={() => setValue('agreesToTerms', true, { shouldValidate: true })}
        />
      )}
    </Card>
  );

  function label() {
    if (!mayReserve) return t('onlyRenters');
    if (!boat.isAvailable) return t('unavailable');
    return quote ? t('proceedWith', { deposit: formatMoney(quote.depositAmount) }) : t('proceed');
  }
}
