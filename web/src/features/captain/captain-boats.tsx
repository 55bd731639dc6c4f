import { useId } from 'react';
import { CITIES, type City } from '../../shared/config/site';
import { FieldFrame } from '../../shared/ui/field-frame';
import { SelectBox } from '../../shared/ui/select-box';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useCaptainRatesQuery, useCityBoatsQuery } from './captain-api';
import styles from './captain-boats.module.css';
import { CityRates } from './city-rates';
import { LicenseReminder } from './license-reminder';
import { useText } from './words';
import { draftOf, type RatesDraft } from './rates-draft';

interface Props {
  captainId: number;
  city: City;
  onCityChange: (city: City) => void;
  /** What was changed and not saved, by city. */
  drafts: Partial<Record<City, RatesDraft>>;
  /** Undefined where nothing is left to save. */
  onDraftChange: (draft: RatesDraft | undefined) => void;
  onShowLicenses: () => void;
}

/** A city's boats, each with the captain's rate for it. */
export function CaptainBoats({ captainId, city, onCityChange, drafts, onDraftChange, onShowLicenses }: Props) {
  const t = useText();
  const id = useId();
  const boats = useCityBoatsQuery(city);
  const rates = useCaptainRatesQuery(captainId);
  const otherCities = CITIES.filter((other) => other !== city && drafts[other]);

  return (
    <Stack gap={5}>
      <LicenseReminder captainId={captainId} onShowLicenses={onShowLicenses} />
      <div className={styles.head}>
        <p className={styles.lead}>{t('boats.lead')}</p>
        <FieldFrame
          id={id}
          label={t('boats.city')}
          hint={otherCities.length > 0 && t('boats.unsavedElsewhere', { cities: otherCities.join(', ') })}
        >
          <SelectBox
            id={id}
            value={city}
            options={CITIES.map((name) => ({ value: name, label: name }))}
            onChange={(event) => {
              const chosen = CITIES.find((name) => name === event.target.value);
              if (chosen) onCityChange(chosen);
            }}
          />
        </FieldFrame>
      </div>
      <QueryView query={rates} isEmpty={() => false}>
        {(held) => (
          // Another city's boats are no stand-in for this one's.
          <QueryView
            query={{ ...boats, data: boats.currentData }}
            empty={<EmptyState title={t('boats.empty', { city })}>{t('boats.emptyText')}</EmptyState>}
          >
            {(shown) => (
              <CityRates
                key={city}
                captainId={captainId}
                city={city}
                boats={shown}
                stored={draftOf(shown, held)}
                draft={drafts[city]}
                onDraftChange={onDraftChange}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Stack>
  );
}
