import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BoatFilterBar } from '../features/boats/boat-filter-bar';
import { boatsApi } from '../features/boats/boats-api';
import { FeaturedBoats } from '../features/boats/featured-boats';
import { type BoatFilters, HOME_CAPACITIES, toSearch } from '../features/boats/filters';
import { FEATURED } from '../features/boats/page-sizes';
import { Destinations } from '../features/home/destinations';
import { featuredReviewsApi } from '../features/home/featured-reviews-api';
import { Hero } from '../features/home/hero';
import { HowItWorks } from '../features/home/how-it-works';
import { useText } from '../features/home/words';
import { Reviews } from '../features/home/reviews';
import { WhyChoose } from '../features/home/why-choose';
import { type Prepare, together } from '../shared/api/prepare';
import { LinkButton } from '../shared/ui/button';
import { Page as PageFrame, Section, SectionHeader } from '../shared/ui/page';

export const prepare: Prepare = (dispatch) =>
  together(
    dispatch(boatsApi.endpoints.boats.initiate(FEATURED)),
    dispatch(featuredReviewsApi.endpoints.featuredReviews.initiate()),
  );

export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const [filters, setFilters] = useState<BoatFilters>({});

  return (
    <PageFrame bleed title={t('metaTitle')} description={t('metaDescription')}>
      <Hero
        search={
          <BoatFilterBar
            folded
            filters={filters}
            capacities={HOME_CAPACITIES}
            onChange={setFilters}
            onSearch={() => void navigate(`/boats${toSearch(filters)}`)}
          />
        }
      />
      <WhyChoose />
      <Section tone="sunken">
        <SectionHeader
          title={t('boats.title')}
          lead={t('boats.lead')}
          actions={
            <LinkButton tone="secondary" to="/boats">
              {t('boats.all')}
            </LinkButton>
          }
        />
        <FeaturedBoats />
      </Section>
      <Destinations />
      <HowItWorks />
      <Reviews />
    </PageFrame>
  );
}
