import * as contracts from '@harbourline/contracts';
import { csvHeaders, oneAtATime, route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { exportPayments } from '../../use-cases/intents/export-payments';
import { listPayments } from '../../use-cases/intents/list-payments';
import { paymentsCsv } from './payments-csv';
import { presentPayment } from './present-payment';

/** The payments as administrators see them. */
export function adminPaymentRoutes(deps: Deps): ServiceRoute[] {
  const exporting = oneAtATime();
  return [
    route(contracts.listPayments, async ({ query, koa }) =>
      pageReply(koa.URL, await listPayments(deps, query), presentPayment),
    ),
    route(contracts.exportPayments, async ({ body, actor, logger }) => ({
      status: 200,
      headers: csvHeaders('payments'),
      stream: exporting(actor.id, () =>
        paymentsCsv(exportPayments(deps, body), (err) => logger.error({ err }, 'the payments could not be exported')),
      ),
    })),
  ];
}
