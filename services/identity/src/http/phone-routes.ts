import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { confirmPhone } from '../use-cases/confirm-phone';
import { requestPhoneCode } from '../use-cases/request-phone-code';
import { switchSms } from '../use-cases/switch-sms';
import { presentUser } from './present-user';

/** How users prove that a phone is theirs, and say whether they want text messages. */
export function phoneRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.requestPhoneCode, async ({ actor, ip }) => {
      await requestPhoneCode(deps, { userId: actor.id, address: ip });
      return { status: 204 };
    }),
    route(api.confirmPhone, async ({ actor, body }) => ({
      status: 200,
      body: presentUser(await confirmPhone(deps, { userId: actor.id, code: body.code })),
    })),
    route(api.switchSms, async ({ actor, body }) => ({
      status: 200,
      body: presentUser(await switchSms(deps, { userId: actor.id, enabled: body.enabled })),
    })),
  ];
}
