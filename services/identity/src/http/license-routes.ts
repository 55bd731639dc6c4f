import * as api from '@harbourline/contracts';
import { AppError, route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { findCaptain } from '../use-cases/find-captain';
import { getLicenseFile } from '../use-cases/get-license-file';
import { rejectLicense } from '../use-cases/reject-license';
import { uploadLicense } from '../use-cases/upload-license';
import { answerLicense } from './answer-license';

const CHOOSE_ONE = 'Please choose one file';

/** Captains' licences: upload, private download, rejection. */
export function licenseRoutes(deps: Deps): ServiceRoute[] {
  const licenses = ({ pleasureCraftLicense, harborLicense }: User) => ({
    status: 200,
    body: { pleasureCraftLicense, harborLicense },
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

    route(api.rejectLicense, async ({ params, body }) =>
      licenses(await rejectLicense(deps, { userId: params.id, licenseType: params.licenseType, reason: body.reason })),
    ),

    route(api.getLicenseFile, async ({ actor, params }) =>
      answerLicense(await getLicenseFile(deps, { actor, name: params.name })),
    ),
  ];
}
