import * as api from '@harbourline/contracts';
import { AppError, route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { licenseRecords } from '../db/license-records';
import { licenseViews } from '../domain/license-standing';
import { acceptLicense } from '../use-cases/accept-license';
import { findCaptain } from '../use-cases/find-captain';
import { getLicenseFile } from '../use-cases/get-license-file';
import { listSubmittedLicenses } from '../use-cases/list-submitted-licenses';
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
      licenses: licenseViews(user, await licenseRecords(deps.db.client, user.id)),
    },
  });

  return [
    route(api.uploadLicense, async ({ actor, body, koa }) => {
      const [file, ...more] = sentFiles(koa.request.files, 'license', CHOOSE_ONE);
      if (!file || more.length > 0) {
        throw new AppError('invalid_input', { message: CHOOSE_ONE, fields: { license: CHOOSE_ONE } });
      }
      return { status: 201, body: { filePath: await uploadLicense(deps, { actor, ...body, file }) } };
    }),

    route(api.getLicenses, async ({ actor, params }) =>
      licenses(await findCaptain(deps, { actor, userId: params.id })),
    ),

    route(api.listSubmittedLicenses, async ({ query }) => {
      const { licenses: body, total } = await listSubmittedLicenses(deps, query);
      return { status: 200, headers: { 'x-total-count': String(total) }, body };
    }),

    route(api.acceptLicense, async ({ actor, params, body }) =>
      licenses(await acceptLicense(deps, { actor, userId: params.id, licenseType: params.licenseType, ...body })),
    ),

    route(api.rejectLicense, async ({ actor, params, body: { reason, filePath } }) =>
      licenses(
        await rejectLicense(deps, { actor, userId: params.id, licenseType: params.licenseType, reason, filePath }),
      ),
    ),

    route(api.getLicenseFile, async ({ actor, params }) =>
      answerLicense(await getLicenseFile(deps, { actor, name: params.name })),
    ),
  ];
}
