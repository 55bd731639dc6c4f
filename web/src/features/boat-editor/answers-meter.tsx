import {
  BOAT_QUESTIONS,
  type BoatBoarding,
  type BoatFacts,
  type BoatQuestion,
  openQuestions,
} from '@harbourline/contracts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import styles from './answers-meter.module.css';
import { useText } from './facts-words';
import { boardingSaid, factsSaid } from './facts-values';
import type { ListingValues } from './listing-schema';

/** Where each question is answered. */
const FIELD_OF: Readonly<Record<BoatQuestion, string>> = {
  area: 'facts.area',
  address: 'boarding.address',
  place: 'boarding.place',
  dock: 'boarding.dock',
  parking: 'boarding.parking',
  fuel: 'facts.costs.items.fuel.is',
  cleaning: 'facts.costs.items.cleaning.is',
  tip: 'facts.costs.tip',
  captain: 'facts.rules.helm',
  pets: 'facts.rules.pets',
  food: 'facts.rules.food',
  alcohol: 'facts.rules.alcohol',
  smoking: 'facts.rules.smoking',
  children: 'facts.rules.leastAge',
  music: 'facts.rules.music',
  swimming: 'facts.rules.swimming',
  shoes: 'facts.rules.shoes',
  washroom: 'facts.vessel.washrooms',
  lifeJackets: 'facts.vessel.lifeJackets.adult',
  insurance: 'facts.vessel.insurance.insurer',
  languages: 'facts.vessel.languages',
  year: 'facts.vessel.builtIn',
  bring: 'facts.bring',
};
const AT_ONCE = 3;

interface Props {
  /** Shows the tab on which a field is. */
  onAnswer: (field: string) => void;
}

/** Tells an owner what renters ask and the listing does not answer, what they miss most first, and leads there. */
export function AnswersMeter({ onAnswer }: Props) {
  const t = useText();
  const id = useId();
  const { setFocus } = useFormContext<ListingValues>();
  const [facts, boarding] = useWatch<ListingValues, ['facts', 'boarding']>({ name: ['facts', 'boarding'] });
  const open = openQuestions(factsSaid(facts) as BoatFacts, boardingSaid(boarding) as BoatBoarding);
  const count = BOAT_QUESTIONS.length;
  const answered = count - open.length;

  function answer(question: BoatQuestion) {
    const field = FIELD_OF[question];
    onAnswer(field);
    // Once its tab is drawn.
    requestAnimationFrame(() => setFocus(field as keyof ListingValues));
  }

  return (
    <section aria-labelledby={id} className={styles.meter}>
      <h2 id={id} className={styles.title}>
        {t('meter.title')}
      </h2>
      <p className={styles.count}>{t('meter.answered', { answered, count })}</p>
      <meter min={0} max={count} value={answered} aria-labelledby={id} className={styles.bar} />
      {open.length === 0 ? (
        <p>{t('meter.all')}</p>
      ) : (
        <>
          <p>{t('meter.next')}</p>
          <ul className={styles.questions}>
            {open.slice(0, AT_ONCE).map((question) => (
              <li key={question}>
                <Button tone="secondary" size="2" onClick={() => answer(question)}>
                  {t(`meter.questions.${question}`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
