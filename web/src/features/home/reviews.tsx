import { ArrowUpRight, Star } from 'lucide-react';
import { site } from '../../shared/config/site';
import { PlainLinkButton } from '../../shared/ui/button';
import { Section, SectionHeader } from '../../shared/ui/page';
import { useText } from './words';
import styles from './reviews.module.css';

const REVIEWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export function Reviews() {
  const t = useText();
  return (
    <Section>
      <SectionHeader
        title={t('reviews.title')}
        actions={
          <PlainLinkButton tone="secondary" href={site.reviewsUrl} target="_blank" rel="noreferrer">
            {t('reviews.all')}
            <ArrowUpRight aria-hidden size={18} />
          </PlainLinkButton>
        }
      />
      <ul className={styles.reviews}>
        {REVIEWS.map((review) => (
          <li key={review}>
            <figure className={styles.review}>
              <Stars />
              <blockquote>{t(`reviews.${review}.text`)}</blockquote>
              <figcaption>
                <span className={styles.author}>{t(`reviews.${review}.author`)}</span>
                <span>{`${t(`reviews.${review}.place`)} · ${t('reviews.source')}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars() {
  const t = useText();
  return (
    <span role="img" aria-label={t('reviews.stars', { count: 5 })} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  );
}
