import { LICENSE_TYPES } from '@harbourline/contracts';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid, Stack } from '../../shared/ui/stack';
import { useLicensesQuery } from './captain-api';
import { LicenseCard } from './license-card';
import { useText } from './words';

const FIELD_OF = { pleasure_craft: 'pleasureCraftLicense', harbor: 'harborLicense' } as const;

/** The two licenses that a captain needs on file. */
export function Licenses({ captainId }: { captainId: number }) {
  const t = useText();
  const query = useLicensesQuery(captainId);
  return (
    <Stack gap={5}>
      <p>{t('licenses.lead')}</p>
      <QueryView query={query} errorTitle={t('licenses.failed')}>
        {(licenses) => (
          <CardGrid min="26rem">
            {LICENSE_TYPES.map((type) => (
              <LicenseCard
                key={type}
                captainId={captainId}
                type={type}
                filePath={licenses[FIELD_OF[type]]}
                license={licenses.licenses.find(({ licenseType }) => licenseType === type)}
                renewSession={() => query.refetch()}
              />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </Stack>
  );
}
