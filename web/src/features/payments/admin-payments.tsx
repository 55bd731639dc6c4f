import type { ReactNode } from 'react';
import { Tabs } from '../../shared/ui/tabs';
import { DiscrepanciesView } from './discrepancies-view';
import { DisputesView } from './disputes-view';
import { LedgerView } from './ledger-view';
import { useText } from './messages';
import { PAYMENT_VIEWS, type PaymentView } from './payment-views';
import { PaymentsView } from './payments-view';
import { PayoutsView } from './payouts-view';
import { RefundsView } from './refunds-view';

const CONTENT: Record<PaymentView, ReactNode> = {
  payments: <PaymentsView />,
  refunds: <RefundsView />,
  payouts: <PayoutsView />,
  ledger: <LedgerView />,
  discrepancies: <DiscrepanciesView />,
  disputes: <DisputesView />,
};

interface Props {
  view: PaymentView;
  onView: (view: PaymentView) => void;
}

/** Money in, money back, money out, and the books about it. */
export function AdminPayments({ view, onView }: Props) {
  const t = useText();
  return (
    <Tabs
      label={t('viewsLabel')}
      value={view}
      onValueChange={(next) => onView(PAYMENT_VIEWS.find((known) => known === next) ?? PAYMENT_VIEWS[0])}
      tabs={PAYMENT_VIEWS.map((value) => ({ value, label: t(`views.${value}`), content: CONTENT[value] }))}
    />
  );
}
