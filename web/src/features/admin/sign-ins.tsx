import { when } from '../../shared/lib/when';
import { PagedList } from '../../shared/ui/paged-list';
import table from '../../shared/ui/record-table.module.css';
import { useSignInsInfiniteQuery } from './people-api';
import { useText } from './words';

/** When somebody has signed in, and how each session ended. */
export function SignIns({ userId }: { userId: number }) {
  const t = useText();
  const query = useSignInsInfiniteQuery(userId);
  return (
    <>
      <p>{t('signIns.text')}</p>
      <PagedList query={query} empty={<p>{t('signIns.none')}</p>}>
        {(signIns) => (
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('signIns.at')}</th>
                <th scope="col">{t('signIns.endedAt')}</th>
                <th scope="col">{t('signIns.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {signIns.map(({ at, endedAt, endReason }, index) => (
                <tr key={index}>
                  <th scope="row" className={table.name}>
                    {when(at)}
                  </th>
                  <td data-label={t('signIns.endedAt')}>{when(endedAt) ?? t('signIns.goesOn')}</td>
                  <td data-label={t('signIns.reason')}>{endReason && t(`signIns.reasons.${endReason}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </>
  );
}
