import type { getLicenses, RouteResponse } from '@harbourline/contracts';

/** One that is accepted, and none of the other kind. */
export const LICENSES: RouteResponse<typeof getLicenses> = {
  ...{ pleasureCraftLicense: null, harborLicense: null },
  licenses: [
    {
      ...{ licenseType: 'pleasure_craft', status: 'accepted', filePath: 'licenses/one.jpg', number: 'PC-123' },
      ...{ expiresOn: '2027-07-01', submittedAt: '2026-02-01T12:00:00Z', rejectionReason: null },
      acceptedUntil: '2027-07-01',
    },
    {
      ...{ licenseType: 'harbor', status: null, filePath: null, number: null, expiresOn: null },
      ...{ submittedAt: null, rejectionReason: null, acceptedUntil: null },
    },
  ],
};
