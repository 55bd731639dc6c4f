import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import type { KeptSmsTemplate } from '../db/templates/find-template';
import { getSmsConfig } from '../use-cases/settings/get-config';
import { saveSmsConfig } from '../use-cases/settings/save-sms-config';
import { getSmsTemplate } from '../use-cases/templates/get-template';
import { listSmsTemplates } from '../use-cases/templates/list-templates';
import { previewSms } from '../use-cases/templates/preview-sms';
import { resetSmsTemplate } from '../use-cases/templates/reset-template';
import { saveSmsTemplate } from '../use-cases/templates/save-sms-template';
import { sendTestSms } from '../use-cases/templates/send-test-sms';
import { presentSmsConfig } from './present-config';
import { presentSms, presentSmsTemplate } from './present-template';

/** How SMS are sent and what they say. */
export function smsRoutes(deps: SendingDeps): ServiceRoute[] {
  const shown = (template: KeptSmsTemplate) => ({ status: 200, body: presentSmsTemplate(template) });

  return [
    route(api.getSmsConfig, async () => ({ status: 200, body: presentSmsConfig(await getSmsConfig(deps)) })),
    route(api.saveSmsConfig, async ({ body: form, actor }) => ({
      status: 200,
      body: presentSmsConfig(await saveSmsConfig(deps, { administratorId: actor.id, form })),
    })),
    route(api.listSmsTemplates, async () => ({
      status: 200,
      body: (await listSmsTemplates(deps)).map(presentSmsTemplate),
    })),
    route(api.getSmsTemplate, async ({ params: { id } }) => shown(await getSmsTemplate(deps, id))),
    route(api.saveSmsTemplate, async ({ params: { id }, body: form, actor }) =>
      shown(await saveSmsTemplate(deps, { administratorId: actor.id, templateId: id, form })),
    ),
    route(api.resetSmsTemplate, async ({ params: { id } }) => shown(await resetSmsTemplate(deps, id))),
    route(api.previewSmsTemplate, async ({ params: { id }, body: { content } }) => ({
      status: 200,
      body: presentSms(await previewSms(deps, { templateId: id, content })),
    })),
    route(api.testSms, async ({ body, actor }) => ({
      status: 200,
      body: { message: `SMS sent to ${await sendTestSms(deps, { ...body, administratorId: actor.id })}` },
    })),
  ];
}
