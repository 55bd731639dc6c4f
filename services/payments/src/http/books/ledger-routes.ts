import * as contracts from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { csvHeaders, route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { exportLedger } from '../../use-cases/books/export-ledger';
import { ledgerBalances } from '../../use-cases/books/ledger-balances';
import { listLedger } from '../../use-cases/books/list-ledger';
import { ledgerCsv } from './ledger-csv';
import { presentLedgerLine } from './present-ledger-line';

/** The books as administrators read them. */
export function ledgerRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.listLedger, async ({ query, koa }) =>
      pageReply(koa.URL, await listLedger(deps, query), presentLedgerLine),
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
  ];
}
