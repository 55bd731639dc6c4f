import type { ReactNode } from 'react';
import { Tabs } from '../../shared/ui/tabs';
import { DiscrepanciesView } from './discrepancies-view';
import { DisputesView } from './disputes-view';
import { LedgerView } from './ledger-view';
import { ManualRefundsView } from './manual-refunds-view';
import { useText } from './words';
import { BOOKS_VIEWS, type BooksView } from './books-views';
import { useManualRefundCountsQuery } from './payments-api';
import { PaymentsView } from './payments-view';
import { PayoutsView } from './payouts-view';
import { RefundsView } from './refunds-view';

const CONTENT: Record<BooksView, ReactNode> = {
  payments: <PaymentsView />,
  refunds: <RefundsView />,
  'by-hand': <ManualRefundsView />,
  payouts: <PayoutsView />,
  ledger: <LedgerView />,
  discrepancies: <DiscrepanciesView />,
  disputes: <DisputesView />,
};

interface Props {
  view: BooksView;
  onView: (view: BooksView) => void;
}

/** Money in, money back, money out, and the books about it. */
export function Books({ view, onView }: Props) {
  const t = useText();
  const { data: counts } = useManualRefundCountsQuery();
  const labelOf = (each: BooksView) =>
    each === 'by-hand' && counts ? t('views.by-hand-count', { count: counts.open }) : t(`views.${each}`);
  return (
    <Tabs
      label={t('viewsLabel')}
      value={view}
      onValueChange={(next) => onView(BOOKS_VIEWS.find((known) => known === next) ?? BOOKS_VIEWS[0])}
      tabs={BOOKS_VIEWS.map((value) => ({
        value,
        label: labelOf(value),
        heading: t(`views.${value}`),
        content: CONTENT[value],
      }))}
    />
  );
}
