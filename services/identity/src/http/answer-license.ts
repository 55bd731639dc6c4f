import type { Reply } from '@harbourline/service-kit';
import type { LicenseContent } from '../use-cases/get-license-file';

/** Nothing of a licence is kept on the way, and none runs as a page: what a stranger has made stays a download. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
};

/** Answers with a licence: a picture to be seen, a PDF to be kept. */
export function answerLicense({ stream, size, contentType, licenseType }: LicenseContent): Reply<undefined> {
  const fileName = `${licenseType.replaceAll('_', '-')}-license.pdf`;
  const download = contentType === 'application/pdf' ? `attachment; filename="${fileName}"` : 'inline';
  return {
    status: 200,
    headers: {
      ...PRIVATE,
      'content-type': contentType,
      'content-length': String(size),
      'content-disposition': download,
    },
    stream,
  };
}
