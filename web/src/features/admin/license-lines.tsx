import type { LicenseType, UserView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import styles from './license-lines.module.css';
import { useText } from './words';
import { RejectLicense } from './reject-license';
import { useOpenLicense } from './use-open-license';

const LICENSES = [
  { field: 'pleasureCraftLicense', type: 'pleasure_craft' },
  { field: 'harborLicense', type: 'harbor' },
] as const satisfies readonly { field: keyof UserView; type: LicenseType }[];

/** A captain's two licenses: whether they are on file, and how to see or reject them. */
export function LicenseLines({ captain }: { captain: UserView }) {
  const t = useText();
  const open = useOpenLicense();
  return (
    <ul className={styles.lines} aria-label={t('license.heading')}>
      {LICENSES.map(({ field, type }) => {
        const path = captain[field];
        const named = { license: t(`license.${field}`), name: captain.fullName };
        return (
          <li key={field} className={styles.line}>
            <span className={styles.name}>{named.license}</span>
            {path ? (
              <span className={styles.actions}>
                <a
                  href={`/api/image/${path}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('license.viewNamed', named)}
                  className={styles.view}
                  onClick={(event) => {
                    event.preventDefault();
                    void open(captain.id, field);
                  }}
                >
                  {t('license.view')}
                </a>
                <RejectLicense captain={captain} licenseType={type} license={named.license} />
              </span>
            ) : (
              <Badge radius="full" color="amber">
                {t('license.missing')}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
