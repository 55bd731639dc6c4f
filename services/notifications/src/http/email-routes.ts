import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import type { KeptEmailTemplate } from '../db/templates/find-template';
import { getEmailConfig } from '../use-cases/settings/get-config';
import { saveEmailConfig } from '../use-cases/settings/save-email-config';
import { getEmailTemplate } from '../use-cases/templates/get-template';
import { listEmailTemplates } from '../use-cases/templates/list-templates';
import { previewEmail } from '../use-cases/templates/preview-email';
import { resetEmailTemplate } from '../use-cases/templates/reset-template';
import { saveEmailTemplate } from '../use-cases/templates/save-email-template';
import { sendTestEmail } from '../use-cases/templates/send-test-email';
import { presentEmailConfig } from './present-config';
import { presentEmailTemplate } from './present-template';

/** How emails are sent and what they say. */
export function emailRoutes(deps: SendingDeps): ServiceRoute[] {
  const shown = (template: KeptEmailTemplate) => ({ status: 200, body: presentEmailTemplate(template) });

  return [
    route(api.getEmailConfig, async () => ({ status: 200, body: presentEmailConfig(await getEmailConfig(deps)) })),
    route(api.saveEmailConfig, async ({ body: form, actor }) => ({
      status: 200,
      body: presentEmailConfig(await saveEmailConfig(deps, { administratorId: actor.id, form })),
    })),
    route(api.listEmailTemplates, async () => ({
      status: 200,
      body: (await listEmailTemplates(deps)).map(presentEmailTemplate),
    })),
    route(api.getEmailTemplate, async ({ params: { id } }) => shown(await getEmailTemplate(deps, id))),
    route(api.saveEmailTemplate, async ({ params: { id }, body: form, actor }) =>
      shown(await saveEmailTemplate(deps, { administratorId: actor.id, templateId: id, form })),
    ),
    route(api.resetEmailTemplate, async ({ params: { id } }) => shown(await resetEmailTemplate(deps, id))),
    route(api.previewEmailTemplate, async ({ params: { id }, body: draft }) => {
      const { subject, html, text } = await previewEmail(deps, { templateId: id, draft });
      return { status: 200, body: { subject, html, text } };
    }),
    route(api.testEmail, async ({ body, actor }) => {
      await sendTestEmail(deps, { ...body, administratorId: actor.id });
      return { status: 200, body: { message: 'Test email sent successfully' } };
    }),
  ];
}
