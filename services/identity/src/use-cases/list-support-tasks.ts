import type { SubmittedLicense, SupportTask } from '@harbourline/contracts';
import { addDays, instantAt, zoneOf } from '@harbourline/policy';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import type { Deps } from '../db/database';
import { listSubmittedLicenses } from './list-submitted-licenses';

/** The licences that wait for their review, as tasks. */
export async function listSupportTasks(
  deps: Pick<Deps, 'db'>,
  query: { limit?: number | undefined },
): Promise<CountedPage<SupportTask<'identity'>>> {
  const { licenses, total } = await listSubmittedLicenses(deps, query);
  return { rows: licenses.map(taskOf), next: null, total: { exactly: total } };
}

function taskOf({ userId, fullName, licenseType, filePath, submittedAt, acceptedUntil }: SubmittedLicense) {
  return {
    kind: 'license_to_review' as const,
    id: filePath,
    since: submittedAt,
    deadline: acceptedUntil && instantAt(addDays(acceptedUntil, 1), '00:00', zoneOf('Toronto')).toISOString(),
    person: { id: userId, fullName },
    bookingId: null,
    licenseType,
  };
}
