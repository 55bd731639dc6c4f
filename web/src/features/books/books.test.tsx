import {
  countManualRefunds,
  ledgerBalances,
  listDiscrepancies,
  listDisputes,
  listLedger,
  listManualRefunds,
  listPayments,
  listPayouts,
  listRefunds,
  retryRefund,
} from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { answer } from '../../../test-kit/answers';
import { itTakesOneClick } from '../../../test-kit/one-click';
import * as a from '../../../test-kit/records';
import { renderPart } from '../../../test-kit/render-page';
import { itShowsTheStatesOf } from '../../../test-kit/states';
import { Books } from './books';
import type { BooksView } from './books-views';

beforeEach(() => {
  answer(countManualRefunds, { open: 2, done: 0 });
  answer(ledgerBalances, { accounts: [], sum: 0 });
});

function Opened({ at }: { at: BooksView }) {
  const [view, setView] = useState(at);
  return <Books view={view} onView={setView} />;
}

const show = (view: BooksView) => renderPart(<Opened at={view} />, { as: 'administrator' });
const itShows = itShowsTheStatesOf(show);

itShows('payments', { call: listPayments, empty: [[], 'No payments'], data: [[a.aPayment()], 'Payment #21'] });
itShows('refunds', { call: listRefunds, empty: [[], 'No failed refunds'], data: [[a.aRefund()], 'Refund #31'] });
itShows('disputes', { call: listDisputes, empty: [[], 'No disputes'], data: [[a.aDispute()], 'Dispute #41'] });
itShows('discrepancies', {
  call: listDiscrepancies,
  empty: [[], 'No open discrepancies'],
  data: [[a.aDiscrepancy()], 'Different amounts'],
});
itShows('ledger', { call: listLedger, empty: [[], 'No entries'], data: [[a.aLedgerEntry()], 'Deposit paid by card'] });
itShows('payouts', { call: listPayouts, empty: [[], 'Nothing is due'], data: [[a.aPayout()], 'Olive Tremblay'] });
itShows('by-hand', {
  call: listManualRefunds,
  empty: [[], 'Nothing to give back'],
  data: [[a.aManualRefund()], 'Deposit for 32ft Sundancer'],
});

describe('a refund that is tried again', () => {
  beforeEach(() => answer(listRefunds, [a.aRefund()]));

  itTakesOneClick({
    ...{ show: () => show('refunds'), press: 'Try refund 31 again now' },
    ...{ call: retryRefund, answered: a.aRefund({ status: 'requested' }), sends: { params: { id: '31' } } },
    done: 'The refund is being tried again',
  });
});

it('offers no further try of a refund that is not tried any more', async () => {
  answer(listRefunds, [a.aRefund({ nextTryAt: null })]);
  await show('refunds');
  expect(await screen.findByText('Refund #31')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try refund 31 again now' })).toBeNull();
});

it('counts what has to be given back by hand, and leads there', async () => {
  answer(listPayments, []);
  answer(listManualRefunds, [a.aManualRefund()]);
  const user = await show('payments');
  await user.click(await screen.findByRole('tab', { name: /2/ }));
  const record = within(await screen.findByRole('tabpanel'));
  expect(await record.findByText('Deposit for 32ft Sundancer')).toBeVisible();
});
