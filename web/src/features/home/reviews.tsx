import type { ReviewView } from '@harbourline/contracts';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../../shared/config/site';
import { formatDay } from '../../shared/lib/dates';
import { PlainLinkButton } from '../../shared/ui/button';
import { Section, SectionHeader } from '../../shared/ui/page';
import { StarRow } from '../../shared/ui/star-row';
import { useFeaturedReviewsQuery } from './featured-reviews-api';
import { useText } from './words';
import styles from './reviews.module.css';

const TESTIMONIALS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** What renters wrote of boats that can be reserved, once there is any of it, and apart from it what guests said elsewhere. */
export function Reviews() {
  return (
    <>
      <WrittenReviews />
      <Testimonials />
    </>
  );
}

function WrittenReviews() {
  const t = useText();
  const { data, isLoading } = useFeaturedReviewsQuery();
  if (!isLoading && !data?.length) return null;
  return (
    <Section>
      <SectionHeader title={t('reviews.written.title')} />
      <ul className={styles.reviews} aria-busy={isLoading}>
        {data?.map((review) => (
          <Written key={review.id} review={review} />
        ))}
      </ul>
    </Section>
  );
}

function Testimonials() {
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
        {TESTIMONIALS.map((each) => (
          <Review
            key={each}
            average={5}
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
      {...{ average, text, author }}
      of={
        <>
          <Link to={`/boats/${boatId}`}>{boatTitle}</Link> {t('reviews.written.on', { day: formatDay(day, 'utc') })}
        </>
      }
    />
  );
}

interface Shown {
  /** Of five stars. */
  average: number;
  text: string;
  author: string;
  /** What they speak of, or where they said it. */
  of: ReactNode;
}

function Review({ average, text, author, of }: Shown) {
  return (
    <li>
      <figure className={styles.review}>
        <StarRow average={average} />
        <blockquote>{text}</blockquote>
        <figcaption>
          <span className={styles.author}>{author}</span>
          <span>{of}</span>
        </figcaption>
      </figure>
    </li>
  );
}
