import type { ReviewView } from '@harbourline/contracts';
import { ArrowUpRight, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../../shared/config/site';
import { formatDay } from '../../shared/lib/dates';
import { PlainLinkButton } from '../../shared/ui/button';
import { Section, SectionHeader } from '../../shared/ui/page';
import { useFeaturedReviewsQuery } from './featured-reviews-api';
import { useText } from './words';
import styles from './reviews.module.css';

const TESTIMONIALS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const ALL = [1, 2, 3, 4, 5];

/** What renters wrote of boats that can be reserved; while there is nothing of theirs, what guests said elsewhere. */
export function Reviews() {
  const t = useText();
  const { data, isLoading } = useFeaturedReviewsQuery();
  const written = data?.length ? data : null;
  if (isLoading || written)
    return (
      <Section>
        <SectionHeader title={t('reviews.title')} />
        <ul className={styles.reviews} aria-busy={isLoading}>
          {written?.map((review) => (
            <Written key={review.id} review={review} />
          ))}
        </ul>
      </Section>
    );

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
        {TESTIMONIALS.map((each) => (
          <Review
            key={each}
            stars={5}
            text={t(`reviews.${each}.text`)}
            author={t(`reviews.${each}.author`)}
            of={`${t(`reviews.${each}.place`)} · ${t('reviews.source')}`}
          />
        ))}
      </ul>
    </Section>
  );
}

function Written({ review: { average, text, author, boatId, boatTitle, day } }: { review: ReviewView }) {
  const t = useText();
  return (
    <Review
      stars={Math.round(average)}
      text={text}
      author={author}
      of={
        <>
          <Link to={`/boats/${boatId}`}>{boatTitle}</Link> {t('reviews.on', { day: formatDay(day, 'utc') })}
        </>
      }
    />
  );
}

interface Shown {
  stars: number;
  text: string;
  author: string;
  /** What they speak of, or where they said it. */
  of: ReactNode;
}

function Review({ stars, text, author, of }: Shown) {
  const t = useText();
  return (
    <li>
      <figure className={styles.review}>
        <span role="img" aria-label={t('reviews.stars', { count: stars })} className={styles.stars}>
          {ALL.map((star) => (
            <Star key={star} size={16} strokeWidth={1.5} fill={star <= stars ? 'currentColor' : 'none'} />
          ))}
        </span>
        <blockquote>{text}</blockquote>
        <figcaption>
          <span className={styles.author}>{author}</span>
          <span>{of}</span>
        </figcaption>
      </figure>
    </li>
  );
}
