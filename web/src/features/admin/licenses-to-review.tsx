import { useText } from './words';
import { useLicensesToReviewQuery } from './licenses-api';
import { ReviewLicense } from './review-license';
import styles from './licenses-to-review.module.css';

/** What captains have uploaded and nobody has looked at, the oldest first, with how many there are. */
export function LicensesToReview() {
  const t = useText();
  const { data } = useLicensesToReviewQuery();
  if (!data) return null;
  return (
    <section className={styles.section} aria-labelledby="licenses-to-review">
      <h2 id="licenses-to-review" className={styles.heading}>
        {t('review.heading', { count: data.total })}
      </h2>
      {data.total === 0 && <p className={styles.none}>{t('review.none')}</p>}
      {data.licenses.map((license) => (
        <ReviewLicense key={license.filePath} license={license} />
      ))}
    </section>
  );
}
