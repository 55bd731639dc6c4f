import * as api from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { termsOf } from '@harbourline/policy/terms-config';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { previewRefund } from '../use-cases/preview-refund';
import { quoteChange } from '../use-cases/quote-change';
import { quoteProposal } from '../use-cases/quote-proposal';
import { asProposer } from './as-proposer';
import { presentDeposit } from './present-deposit';
import { presentQuote } from './present-hold';
import { presentProposalQuote } from './present-proposal';

/** The calls that show the result of an action before it is taken. */
export function previewRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.previewRefund, async ({ params, query: { cause }, actor }) => {
      const { refund, deposit, until } = await previewRefund(deps, actor, { bookingId: params.id, cause });
      const forAdmin = (cents: number) => (actor.role === 'admin' ? dollarsOf(cents) : null);
      return {
        status: 200,
        body: {
          rule: deposit.rule,
          amount: dollarsOf(deposit.refundCents),
          creditInstead: deposit.stage === 'to_choose',
          until: until?.toISOString() ?? null,
          ownerKeeps: forAdmin(refund.ownerKeepsCents),
          platformKeeps: forAdmin(refund.platformKeepsCents),
          deposit: presentDeposit(deposit),
        },
      };
    }),

    route(api.quoteChange, async ({ params, body, actor }) => {
      const { differenceCents, ...quote } = await quoteChange(deps, actor, { bookingId: params.id, ...body });
      return {
        status: 200,
        body: { ...presentQuote(quote, termsOf(deps.config)), difference: dollarsOf(differenceCents) },
      };
    }),

    route(api.quoteProposal, async ({ params, body, actor }) => {
      const quote = await quoteProposal(deps, asProposer(actor), { bookingId: params.id, ...body });
      return { status: 200, body: presentProposalQuote(quote, termsOf(deps.config), actor) };
    }),
  ];
}
