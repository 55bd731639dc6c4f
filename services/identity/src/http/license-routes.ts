import * as api from '@harbourline/contracts';
import { AppError, route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { acceptLicense } from '../use-cases/accept-license';
import { findCaptain } from '../use-cases/find-captain';
import { getLicenseFile } from '../use-cases/get-license-file';
import { listLicenses } from '../use-cases/list-licenses';
import { listSubmittedLicenses } from '../use-cases/list-submitted-licenses';
import { listSupportTasks } from '../use-cases/list-support-tasks';
import { rejectLicense } from '../use-cases/reject-license';
import { uploadLicense } from '../use-cases/upload-license';
import { answerLicense } from './answer-license';

const CHOOSE_ONE = 'Please choose one file';

/** Captains' licences: upload, private download, review. */
export function licenseRoutes(deps: Deps): ServiceRoute[] {
  const licenses = async (user: User) => ({
    status: 200,
    body: {
      pleasureCraftLicense: user.pleasureCraftLicense,
      harborLicense: user.harborLicense,
      licenses: await listLicenses(deps, user),
    },
  });

  return [
    route(api.uploadLicense, async ({ actor, body, koa, tell }) => {
      const [file, ...more] = sentFiles(koa.request.files, 'license', CHOOSE_ONE);
      if (!file || more.length > 0) {
        throw new AppError('invalid_input', { message: CHOOSE_ONE, fields: { license: CHOOSE_ONE } });
      }
      const filePath = await uploadLicense(deps, { actor, ...body, file });
      tell({ event: 'license', outcome: 'submitted', account: body.userId, detail: body.licenseType });
      return { status: 201, body: { filePath } };
    }),

    route(api.getLicenses, async ({ actor, params }) =>
      licenses(await findCaptain(deps, { actor, userId: params.id })),
    ),

    route(api.listSubmittedLicenses, async ({ query }) => {
      const { licenses: body, total } = await listSubmittedLicenses(deps, query);
      return { status: 200, headers: { 'x-total-count': String(total) }, body };
    }),

    route(api.identitySupportTasks, async ({ query, koa }) =>
      pageReply(koa.URL, await listSupportTasks(deps, query), (task) => task),
    ),

    route(api.acceptLicense, async ({ actor, params: { id: userId, licenseType }, body, tell }) => {
      const user = await acceptLicense(deps, { actor, userId, licenseType, ...body });
      tell({ event: 'license', outcome: 'accepted', account: userId, detail: licenseType });
      return licenses(user);
    }),

    route(
      api.rejectLicense,
      async ({ actor, params: { id: userId, licenseType }, body: { reason, filePath }, tell }) => {
        const user = await rejectLicense(deps, { actor, userId, licenseType, reason, filePath });
        tell({ event: 'license', outcome: 'rejected', account: userId, detail: licenseType });
        return licenses(user);
      },
    ),

    route(api.getLicenseFile, async ({ actor, params }) =>
      answerLicense(await getLicenseFile(deps, { actor, name: params.name })),
    ),
  ];
}
