import type { ListedBoat } from '@harbourline/contracts';
import { useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import type { City } from '../../shared/config/site';
import { Button } from '../../shared/ui/button';
import { SaveBar } from '../../shared/ui/save-bar';
import { showToast } from '../../shared/ui/toast';
import { BoatRate } from './boat-rate';
import { useSaveRatesMutation } from './captain-api';
import styles from './captain-boats.module.css';
import { useText } from './words';
import { isSameDraft, rateProblem, type RatesDraft, savedRates, withRate } from './rates-draft';

interface Props {
  captainId: number;
  city: City;
  boats: readonly ListedBoat[];
  stored: RatesDraft;
  draft: RatesDraft | undefined;
  onDraftChange: (draft: RatesDraft | undefined) => void;
}

/** One city's boats to tick, and the bar that saves them together. */
export function CityRates({ captainId, city, boats, stored, draft, onDraftChange }: Props) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading }] = useSaveRatesMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const shown = boats.map(({ id }) => id);
  const rates: RatesDraft = draft
    ? Object.fromEntries(Object.entries(draft).filter(([id]) => shown.includes(Number(id))))
    : stored;
  const isChanged = !isSameDraft(rates, stored);
  const count = Object.keys(rates).length;

  function change(boatId: number, rate: number | undefined) {
    const next = withRate(rates, boatId, rate);
    onDraftChange(isSameDraft(next, stored) ? undefined : next);
  }

  async function saveCity() {
    if (Object.values(rates).some((rate) => rateProblem(rate))) {
      setChecked(true);
      // Once the problems are shown.
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = savedRates(rates, captainId, city);
    try {
      await save({ body, idempotencyKey: keyFor(body) }).unwrap();
      settle();
      setChecked(false);
      onDraftChange(undefined);
      const description = count > 0 ? t('boats.saved.text', { city }) : t('boats.cleared', { city });
      showToast({ tone: 'success', title: t('boats.saved.title'), description });
    } catch (error) {
      const description = messageOf(error, t('boats.failed.text'));
      showToast({ tone: 'error', title: t('boats.failed.title'), description });
    }
  }

  return (
    <form
      aria-label={t('tabs.boats')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void saveCity();
      }}
    >
      <ul ref={list} className={styles.boats}>
        {boats.map((boat) => {
          const rate = rates[boat.id];
          const problem = isChecked && rate !== undefined ? rateProblem(rate) : undefined;
          return (
            <BoatRate
              key={boat.id}
              boat={boat}
              rate={rate}
              problem={problem && t(`boats.${problem}`)}
              onToggle={(ticked) => change(boat.id, ticked ? (stored[boat.id] ?? 0) : undefined)}
              onRateChange={(typed) => change(boat.id, typed)}
            />
          );
        })}
      </ul>
      {(count > 0 || isChanged) && (
        <SaveBar status={t('boats.selected', { count, city })} unsaved={isChanged && t('boats.unsaved')}>
          {isChanged && (
            <Button tone="quiet" size="2" disabled={isLoading} onClick={() => onDraftChange(undefined)}>
              {t('boats.discard')}
            </Button>
          )}
          <Button type="submit" loading={isLoading}>
            {t('boats.save')}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
