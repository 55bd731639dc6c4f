import * as contracts from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { csvHeaders, nextLink, oneAtATime, route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { exportPayments } from '../use-cases/export-payments';
import { exportLedger } from '../use-cases/export-ledger';
import { ledgerBalances } from '../use-cases/ledger-balances';
import { listDiscrepancies } from '../use-cases/list-discrepancies';
import { listDisputes } from '../use-cases/list-disputes';
import { listLedger } from '../use-cases/list-ledger';
import { listPayments } from '../use-cases/list-payments';
import { listPayouts, type ListedPayout } from '../use-cases/list-payouts';
import { listRefunds } from '../use-cases/list-refunds';
import { markPaidOut } from '../use-cases/mark-paid-out';
import { resolveDiscrepancy } from '../use-cases/resolve-discrepancy';
import { retryRefund } from '../use-cases/retry-refund';
import type { Page } from '../use-cases/page';
import { ledgerCsv } from './ledger-csv';
import { paymentsCsv } from './payments-csv';
import * as present from './present-admin';

/** What administrators see and do about money. */
export function adminRoutes(deps: Deps): ServiceRoute[] {
  const pageReply = <Row, View>(url: URL, page: Page<Row>, view: (row: Row) => View) => ({
    status: 200,
    headers: nextLink(url, page.next),
    body: page.rows.map(view),
  });
  const payoutReply = (payout: ListedPayout): Reply<contracts.Payout> => ({
    status: 200,
    body: present.presentPayout(payout, deps.clock.now()),
  });

  const exporting = oneAtATime();

  return [
    route(contracts.listPayments, async ({ query, koa }) =>
      pageReply(koa.URL, await listPayments(deps, query), present.presentPayment),
    ),
    route(contracts.listRefunds, async ({ query, koa }) =>
      pageReply(koa.URL, await listRefunds(deps, query), present.presentRefund),
    ),
    route(contracts.retryRefund, async ({ params }) => ({
      status: 200,
      body: present.presentRefund(await retryRefund(deps, params.id)),
    })),
    route(contracts.listDisputes, async ({ query, koa }) =>
      pageReply(koa.URL, await listDisputes(deps, query), present.presentDispute),
    ),
    route(contracts.listPayouts, async ({ query, koa }) => {
      const now = deps.clock.now();
      return pageReply(koa.URL, await listPayouts(deps, query), (payout) => present.presentPayout(payout, now));
    }),
    route(contracts.markPaidOut, async ({ params, body, actor, once }) =>
      payoutReply(
        await markPaidOut(
          { ...deps, db: once(deps.db, payoutReply) },
          { bookingId: params.bookingId, administratorId: actor.id, ...body },
        ),
      ),
    ),
    route(contracts.listLedger, async ({ query, koa }) =>
      pageReply(koa.URL, await listLedger(deps, query), present.presentLedgerLine),
    ),
    route(contracts.ledgerBalances, async () => {
      const { accounts, sumCents } = await ledgerBalances(deps);
      const inDollars = accounts.map(({ account, cents }) => ({ account, amount: dollarsOf(cents) }));
      return { status: 200, body: { accounts: inDollars, sum: dollarsOf(sumCents) } };
    }),
    route(contracts.exportLedger, async ({ query, logger }) => ({
      status: 200,
      headers: csvHeaders(['ledger', query.from, query.to].filter(Boolean).join('-')),
      stream: ledgerCsv(exportLedger(deps, query), (err) => logger.error({ err }, 'the books could not be exported')),
    })),
    route(contracts.exportPayments, async ({ body, actor, logger }) => ({
      status: 200,
      headers: csvHeaders('payments'),
      stream: exporting(actor.id, () =>
        paymentsCsv(exportPayments(deps, body), (err) => logger.error({ err }, 'the payments could not be exported')),
      ),
    })),
    route(contracts.listDiscrepancies, async ({ query: { open, ...page }, koa }) =>
      pageReply(
        koa.URL,
        await listDiscrepancies(deps, { ...page, open: open === undefined ? undefined : open === 'true' }),
        present.presentDiscrepancy,
      ),
    ),
    route(contracts.resolveDiscrepancy, async ({ params, body, actor }) => ({
      status: 200,
      body: present.presentDiscrepancy(
        await resolveDiscrepancy(deps, { id: params.id, administratorId: actor.id, resolution: body.resolution }),
      ),
    })),
  ];
}
