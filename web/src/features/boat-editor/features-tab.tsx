import { AMENITIES } from '@harbourline/contracts';
import { inLanguage } from '@harbourline/policy/words';
import { useController } from 'react-hook-form';
import styles from './editor-tabs.module.css';
import type { ListingValues } from './listing-schema';
import { useText } from './words';

const GROUPS = Object.keys(AMENITIES) as (keyof typeof AMENITIES)[];

/** What is on board, by group. */
export function FeaturesTab() {
  const t = useText();
  const { field } = useController<ListingValues, 'amenities'>({ name: 'amenities' });
  const chosen = field.value ?? [];
  const toggle = (amenity: string) =>
    field.onChange(chosen.includes(amenity) ? chosen.filter((one) => one !== amenity) : [...chosen, amenity]);

  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{`${t('features.lead')} ${t('features.chosen', { count: chosen.length })}.`}</p>
      {GROUPS.map((group, index) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{t(`features.groups.${group}`)}</legend>
          {AMENITIES[group].map((amenity, at) => (
            <label key={amenity} className={styles.choice}>
              <input
                type="checkbox"
                ref={index === 0 && at === 0 ? field.ref : undefined}
                checked={chosen.includes(amenity)}
                onChange={() => toggle(amenity)}
                className={styles.checkbox}
              />
              {inLanguage(amenity)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
